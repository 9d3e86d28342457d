import Foundation
import TintypeGraphics
import TintypeTree

extension VariantReader {
    /// Every combination of the values; the first axis changes slowest. Without an axis the one of no values.
    func cross(_ axes: [Axis], at place: ScenePlace) -> [Combination] {
        axes.reduce([Combination(values: [], place: place)]) { combinations, axis in
            combinations.flatMap { combination in
                axis.values.map { Combination(values: combination.values + [$0], place: place) }
            }
        }
    }

    /// The combinations that no item of `exclude` describes. An item that describes none is reported: it has gone stale.
    func remaining(of combinations: [Combination], without excluded: [Entry]) -> [Combination] {
        var used = Set<Int>()
        let remaining = combinations.filter { combination in
            let matching = excluded.indices.filter { excluded[$0].axes.allSatisfy(combination.hasOne) }
            used.formUnion(matching)
            return matching.isEmpty
        }
        for (index, entry) in excluded.enumerated() where !used.contains(index) {
            let words = entry.axes.map { "\($0.axis.name) \($0.values.map(\.text).joined(separator: " or "))" }
            checker.diagnostics.error(
                "this excludes nothing: no variant has \(words.joined(separator: " and "))", at: entry.place,
                hint: "exclude takes variants away that the axes cross to; what is not among them need not be excluded")
        }
        return remaining
    }

    /// Returns whether the variants are no more than the limits allow.
    func checkCount(_ axes: [Axis], _ included: [Entry], at place: ScenePlace) -> Bool {
        let limit = checker.limits.variants
        // Beyond the limit the number is of no interest, but must not overflow.
        func count(_ axes: [Axis]) -> Int { axes.reduce(1) { min($0 * $1.values.count, 1_000_000_000) } }
        let total = included.reduce(count(axes)) { min($0 + count($1.axes), 1_000_000_000) }
        guard total > limit else { return true }
        checker.diagnostics.error(
            "the axes cross to \(total) variants; a scene has at most \(limit)", at: place,
            hint: [
                "leave values out, or list the combinations that matter under \"include\" in place of an axis",
                checker.limits.remedy(.variants, needed: total),
            ].compactMap(\.self).joined(separator: "; or "))
        return false
    }

    /// Two variants of one golden are refused: the second would overwrite the first.
    func checkNames(_ variants: [SceneVariant], places: [ScenePlace]) {
        var first: [String: SceneVariant] = [:]
        for (variant, place) in zip(variants, places) {
            guard let other = first[variant.goldenKey] else {
                first[variant.goldenKey] = variant
                continue
            }
            let isSame = other.values.map(\.setting) == variant.values.map(\.setting)
            let differing = variant.values.first { value in
                value.place != nil && other.value(on: value.axis)?.setting != value.setting
            }
            checker.diagnostics.error(
                "two variants would share the golden \(variant.description)",
                at: variant.isIncluded ? place : differing?.place ?? place,
                hint: isSame
                    ? "the variant is there already" : "give one of the values a name of its own: {name: value}")
        }
    }

    /// Only a device is held in one way or the other.
    func checkOrientations(_ variants: [SceneVariant]) {
        for variant in variants where variant.canvas.device == nil {
            guard let place = variant.values.first(where: { $0.axis == .orientation })?.place else { continue }
            checker.diagnostics.error(
                "\"orientation\" means nothing without \"device\"", at: place,
                hint: "give the canvas or the variants a device")
        }
    }

    /// A device at a scale can have more pixels than the limits allow.
    func checkSizes(_ variants: [SceneVariant], at place: ScenePlace) {
        for variant in variants {
            guard let width = variant.canvas.width, let height = variant.canvas.height,
                let problem = SceneCanvas.problem(
                    CGSize(width: width, height: height), scale: variant.scale, limits: checker.limits, at: place)
            else { continue }
            checker.diagnostics.report(problem)
        }
    }
}

extension VariantReader.Combination {
    /// Returns whether the combination has one of the values.
    fileprivate func hasOne(of axis: VariantReader.Axis) -> Bool {
        values.contains { value in axis.values.contains { $0.setting == value.setting } }
    }
}
