import Foundation
import TintypeGraphics

/// Reads the section `compare:`.
struct ComparisonReader {
    let checker: SceneChecker

    static let arguments: [ArgumentSpec] = [
        ArgumentSpec("reason", .string, "Why the pictures may differ; a tolerance has to say it."),
        ArgumentSpec(
            "pixelTolerance", .number, "The most that a pixel may be off: a distance in YIQ, 0 for equal.",
            range: 0...1),
        ArgumentSpec(
            "perceptualTolerance", .number, "The most that a pixel may be off in CIE94 ΔE; 2 is just noticeable.",
            range: 0...100),
        ArgumentSpec(
            "maxDiffPixels", .integer, "The most pixels that may be off by more.", range: 0...1_000_000_000),
        ArgumentSpec(
            "maxDiffPixelRatio", .number, "The greatest share of the pixels that may be off by more.", range: 0...1),
        ArgumentSpec(
            "precision", .number, "The share of the pixels that must match: 1 − maxDiffPixelRatio.", range: 0...1),
        ArgumentSpec(
            "perceptualPrecision", .number, "How close a pixel must be: perceptualTolerance is 100 × (1 − this).",
            range: 0...1),
        ArgumentSpec(
            "antialiasing", .bool, "Whether pixels that look like anti-aliasing are left out.", default: "false"),
        ArgumentSpec("density", .value, "How many pixels may be off in any square window: {side: 16, limit: 16}."),
        ArgumentSpec("owner", .string, "Who answers for the tolerance."),
        ArgumentSpec("expires", .string, "The last day on which the tolerance applies: 2027-01-31."),
        ArgumentSpec(
            "quarantine", .value, "Until when differences are told and fail nothing: {until: 2027-01-31, reason: …}."),
    ]

    static let densityArguments: [ArgumentSpec] = [
        ArgumentSpec("side", .integer, "The side of the window in pixels.", range: 1...255, default: "16"),
        ArgumentSpec(
            "limit", .integer, "The most pixels that may be off in the window.", range: 0...65_025
        ).required,
    ]

    static let quarantineArguments: [ArgumentSpec] = [
        ArgumentSpec("until", .string, "The last day of it: 2027-01-31.").required,
        ArgumentSpec("reason", .string, "Why.").required,
    ]

    /// The settings that loosen the comparison of a pixel or of the picture.
    private static let settings = [
        "pixelTolerance", "perceptualTolerance", "maxDiffPixels", "maxDiffPixelRatio", "precision",
        "perceptualPrecision", "antialiasing",
    ]

    func read(_ value: SceneValue) -> SceneComparison? {
        guard checker.reader.mapping(value, of: "compare") != nil else { return nil }
        let before = checker.diagnostics.errorCount
        let call = call("compare", value, Self.arguments)
        let quarantine = call.value("quarantine").flatMap(quarantine)
        let tolerance = hasTolerance(call) ? tolerance(call, at: value.place) : nil
        if tolerance == nil, quarantine == nil, checker.diagnostics.errorCount == before {
            checker.diagnostics.error(
                "compare says nothing that may differ", at: value.place,
                hint: "name a tolerance, e.g. maxDiffPixels: 20, or leave the section away: comparison is exact then")
        }
        let owner = call.value("owner").flatMap { words($0, of: "owner") }
        let expires = call.value("expires").flatMap { day($0, of: "expires") }
        guard checker.diagnostics.errorCount == before else { return nil }
        return SceneComparison(
            tolerance: tolerance, owner: owner, expires: expires, quarantine: quarantine, place: value.place)
    }

    private func call(_ name: String, _ value: SceneValue, _ specs: [ArgumentSpec]) -> CallReader {
        CallReader(
            SceneCall(name: name, place: value.place, arguments: value, beside: []), specs, checker: checker,
            scope: CheckScope(part: PartContext(hasContent: false)))
    }

    /// Returns whether something is written that only a tolerance has.
    private func hasTolerance(_ call: CallReader) -> Bool {
        (Self.settings + ["density", "reason", "owner", "expires"]).contains(where: call.has)
    }

    private func tolerance(_ call: CallReader, at place: ScenePlace) -> Tolerance? {
        call.exclude("precision", "maxDiffPixelRatio")
        call.exclude("perceptualPrecision", "perceptualTolerance")
        let before = checker.diagnostics.errorCount
        let reason = reason(call, at: place)
        let pixelTolerance = number(call, "pixelTolerance", everything: 1)
        let perceptualTolerance =
            number(call, "perceptualPrecision", everything: 0).map { Tolerance.complement($0) * 100 }
            ?? number(call, "perceptualTolerance", everything: 100)
        let count = number(call, "maxDiffPixels", everything: .infinity).map(Self.count)
        let ratio =
            number(call, "precision", everything: 0).map(Tolerance.complement)
            ?? number(call, "maxDiffPixelRatio", everything: 1)
        let antialiasing = call.bool("antialiasing", default: false).constant ?? false
        let density = call.value("density").flatMap(density)
        guard checker.diagnostics.errorCount == before else { return nil }
        let limits = [pixelTolerance ?? 0, perceptualTolerance ?? 0, Double(count ?? 0), ratio ?? 0]
        guard antialiasing || limits.contains(where: { $0 > 0 }) else {
            checker.diagnostics.error(
                "the tolerance tolerates nothing", at: place,
                hint: "set one of \(Self.settings.joined(separator: ", "))")
            return nil
        }
        return checked(at: place) { () throws(ToleranceError) in
            try Tolerance(
                pixelTolerance: pixelTolerance, perceptualTolerance: perceptualTolerance, maxDiffPixels: count,
                maxDiffPixelRatio: ratio, antialiasing: antialiasing, density: density ?? .standard,
                reason: reason ?? "")
        }
    }

    /// The value that `make` makes; nil where it refuses, which is reported.
    private func checked<Value>(at place: ScenePlace, _ make: () throws(ToleranceError) -> Value) -> Value? {
        do {
            return try make()
        } catch {
            checker.diagnostics.error(error.message, at: place, hint: error.hint)
            return nil
        }
    }

    /// A number of pixels, at most more than any picture has.
    private static func count(_ value: Double) -> Int { Int(min(max(value, 0), 1e15)) }

    /// - Parameter limit: The value with which no pixel could fail.
    private func number(_ call: CallReader, _ name: String, everything limit: Double? = nil) -> Double? {
        guard let written = call.value(name), let number = call.number(name)?.constant else { return nil }
        if Double(number) == limit {
            checker.diagnostics.error(
                "\"\(name)\" of compare is \(NumberText.shortest(Double(number))), which tolerates every picture",
                at: written.place, hint: "a quarantine says that a scene is not to fail for a while")
        }
        return Double(number)
    }

    private func reason(_ call: CallReader, at place: ScenePlace) -> String? {
        guard let value = call.value("reason") else {
            checker.diagnostics.error(
                "a tolerance has a \"reason\"", at: place,
                hint: "say why the pictures may differ, for whoever meets the tolerance next")
            return nil
        }
        return words(value, of: "reason")
    }

    private func density(_ value: SceneValue) -> Tolerance.Density? {
        guard checker.reader.mapping(value, of: "density") != nil else { return nil }
        let call = call("density", value, Self.densityArguments)
        guard let limit = call.number("limit")?.constant else { return nil }
        let side = call.number("side", default: 16).constant ?? 16
        return checked(at: value.place) { () throws(ToleranceError) in
            try Tolerance.Density(side: Self.count(side), limit: Self.count(limit))
        }
    }

    private func quarantine(_ value: SceneValue) -> SceneComparison.Quarantine? {
        guard checker.reader.mapping(value, of: "quarantine") != nil else { return nil }
        let call = call("quarantine", value, Self.quarantineArguments)
        let until = call.value("until").flatMap { day($0, of: "until") }
        let reason = call.value("reason").flatMap { words($0, of: "reason") }
        guard let until, let reason else { return nil }
        return SceneComparison.Quarantine(until: until, reason: reason)
    }

    /// A text that is not blank.
    private func words(_ value: SceneValue, of owner: String) -> String? {
        guard let text = checker.reader.text(value, of: "\"\(owner)\"") else { return nil }
        guard text.contains(where: { !$0.isWhitespace }) else {
            checker.diagnostics.error("\"\(owner)\" is blank", at: value.place)
            return nil
        }
        return text
    }

    private func day(_ value: SceneValue, of owner: String) -> CalendarDay? {
        guard let text = checker.reader.text(value, of: "\"\(owner)\"") else { return nil }
        guard let day = CalendarDay(text) else {
            checker.diagnostics.error(
                "\"\(text.abbreviated)\" is no day for \"\(owner)\"", at: value.place,
                hint: "a day is written like 2027-01-31")
            return nil
        }
        return day
    }
}
