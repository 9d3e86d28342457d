import Foundation
import TintypeTree

extension GridItem {
    /// The arguments of a track: one of the first three says how long it is.
    static let arguments: [ArgumentSpec] = [
        ArgumentSpec("fixed", .number, "A track of this length, in points.", range: 0...(.infinity)),
        ArgumentSpec("flexible", .lengths, "A track that takes its part of what is left."),
        ArgumentSpec("adaptive", .lengths, "As many tracks as fit into the part of what is left."),
        ArgumentSpec("spacing", .number, "The distance to the next track, in points.", default: "8"),
        ArgumentSpec("alignment", .alignment, "Where cells stand in the track; what the grid says without it."),
        ArgumentSpec("count", .integer, "How many such tracks there are.", range: 1...1_000, default: "1"),
    ]

    static let sizes = ["fixed", "flexible", "adaptive"]

    /// The limits of a flexible or adaptive track.
    static let lengths: [ArgumentSpec] = [
        .main("minimum", .number, "The least length, in points.", range: 0...(.infinity)),
        ArgumentSpec(
            "maximum", .number, "The greatest length, in points.", range: 0...(.infinity), default: "infinity"),
    ]
}

extension CallReader {
    /// The tracks of a lazy grid: a list of items, or a single one.
    func gridItems(_ name: String) -> Argument<[GridItem]> {
        guard let written = value(name) else { return Argument([]) }
        let parts = (written.sequence ?? [written]).map(gridItem)
        if parts.isEmpty {
            checker.diagnostics.error(
                "\"\(name)\" of \(self.name) has no items", at: written.place, hint: "it has one at least: [flexible]")
        }
        return Argument(fallback: []) { frame, scope in parts.flatMap { $0(frame, scope) } }
    }

    /// `flexible`, `{fixed: 50}`, `{flexible: {minimum: 20, maximum: 80}}` or `{adaptive: 80, spacing: 4}`.
    private func gridItem(_ value: SceneValue) -> Argument<[GridItem]> {
        guard value.mapping != nil else {
            if value.scalar?.text != "flexible" { reportGridItem(value) }
            return Argument([GridItem(.flexible())])
        }
        let call = SceneCall(name: "a grid item", place: value.place, arguments: value, beside: [])
        let item = CallReader(call, GridItem.arguments, checker: checker, scope: scope)
        // A size without limits has no value: `flexible:`.
        let entries = (value.mapping ?? []).filter { GridItem.sizes.contains($0.key) }
        guard let first = entries.first else {
            reportGridItem(value)
            return Argument([])
        }
        for other in entries.dropFirst() {
            checker.diagnostics.error(
                "a grid item takes either \"\(first.key)\" or \"\(other.key)\"", at: other.keyPlace)
        }
        let size = item.size(first)
        let (spacing, isAligned) = (item.optionalNumber("spacing"), item.has("alignment"))
        let (alignment, count) = (item.alignment("alignment"), item.number("count", default: 1))
        return Argument(fallback: []) { frame, scope in
            let item = GridItem(
                size(frame, scope), spacing: spacing(frame, scope),
                alignment: isAligned ? alignment(frame, scope) : nil)
            return Array(repeating: item, count: Int(min(max(count(frame, scope), 1), 1_000)))
        }
    }

    private func reportGridItem(_ value: SceneValue) {
        let hint = "a grid item is written {fixed: 50}, flexible or {adaptive: 80}"
        guard let text = value.scalar?.text, !value.isEmpty else {
            checker.diagnostics.error("a grid item needs a size", at: value.place, hint: hint)
            return
        }
        let isSize = GridItem.sizes.contains(text)
        checker.diagnostics.error(
            isSize ? "\(text) needs a length" : "unknown grid item \"\(text.abbreviated)\"", at: value.place, hint: hint
        )
    }

    /// The size that an entry of a grid item says.
    private func size(_ entry: SceneEntry) -> Argument<GridItem.Size> {
        if entry.key == "fixed" {
            if entry.value.isEmpty { checker.diagnostics.error("fixed needs a length", at: entry.keyPlace) }
            return number("fixed", default: 0).map { .fixed($0) }
        }
        let isAdaptive = entry.key == "adaptive"
        let call = SceneCall(
            name: entry.key, place: entry.keyPlace, arguments: entry.value.isEmpty ? nil : entry.value, beside: [])
        let lengths = CallReader(
            call, isAdaptive ? GridItem.adaptiveLengths : GridItem.lengths, checker: checker, scope: scope)
        let minimum = lengths.number("minimum", default: 10)
        let maximum = lengths.number("maximum", default: .infinity)
        if let least = minimum.constant, let most = maximum.constant, least > most,
            let written = lengths.value("maximum")
        {
            checker.diagnostics.error(
                "\"maximum\" of \(entry.key) must be at least \(NumberText.shortest(Double(least))), its minimum",
                at: written.place)
        }
        return Argument(fallback: .flexible()) { frame, scope in
            let (least, most) = (minimum(frame, scope), maximum(frame, scope))
            return isAdaptive
                ? .adaptive(minimum: least, maximum: max(least, most))
                : .flexible(minimum: least, maximum: max(least, most))
        }
    }
}

extension GridItem {
    /// The least length decides how many tracks there are.
    fileprivate static var adaptiveLengths: [ArgumentSpec] { [lengths[0].required] + lengths.dropFirst() }
}
