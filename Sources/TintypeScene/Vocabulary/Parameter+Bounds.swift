import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension Parameter where Value == ClosedRange<Double> {
    /// The least and the greatest of some numbers: `0...100`.
    static func bounds(_ name: String, _ doc: String, default standIn: ClosedRange<Double>? = 0...1) -> Parameter {
        let fallback = standIn ?? 0...1
        var spec = ArgumentSpec(name, .bounds, doc)
        spec.defaultText = standIn.map {
            "\(NumberText.shortest($0.lowerBound))...\(NumberText.shortest($0.upperBound))"
        }
        return Parameter(spec) { call in
            guard let ends = call.ends(name, as: .number), let first = ends.first, let last = ends.last else {
                return Argument(fallback)
            }
            let place = ends.place
            return Argument(fallback: fallback) { (frame, scope) throws(EvaluationError) in
                let (least, greatest) = (first(frame, scope).number ?? 0, last(frame, scope).number ?? 0)
                guard least.isFinite, greatest.isFinite, least <= greatest else {
                    throw EvaluationError("the range ends before it begins, or never", at: place)
                }
                return least...greatest
            }
        }
    }
}

/// The dates that may be chosen.
struct DateBounds: Sendable {
    /// nil for no bound.
    var first: Date?
    var last: Date?

    /// Both ends; nil where one is missing.
    var range: ClosedRange<Date>? {
        guard let first, let last else { return nil }
        return first...last
    }
}

extension Parameter where Value == DateBounds {
    /// The first and the last of some dates: `2026-01-01...2026-12-31`; one end may be left out.
    static func dateBounds(_ name: String, _ doc: String) -> Parameter {
        Parameter(ArgumentSpec(name, .dateBounds, doc)) { call in
            guard let ends = call.ends(name, as: .string) else { return Argument(DateBounds()) }
            for end in [ends.first, ends.last] {
                guard let text = end?.constant?.string, SceneDate(text) == nil else { continue }
                call.checker.diagnostics.error(
                    "\"\(text.abbreviated)\" is no date", at: ends.place, hint: SceneDate.hint)
            }
            return Argument(fallback: DateBounds()) { (frame, scope) throws(EvaluationError) in
                func date(_ end: Argument<SceneDatum>?) throws(EvaluationError) -> Date? {
                    guard let text = end?(frame, scope).string else { return nil }
                    if let date = SceneDate(text)?.date(in: scope.environment.calendar) { return date }
                    throw EvaluationError(
                        "\"\(text.abbreviated)\" is no date", at: ends.place, hint: SceneDate.hint)
                }
                let bounds = DateBounds(first: try date(ends.first), last: try date(ends.last))
                if let first = bounds.first, let last = bounds.last, last < first {
                    throw EvaluationError("the range ends before it begins", at: ends.place)
                }
                return bounds
            }
        }
    }
}

extension CallReader {
    /// The ends of a range, each nil where it is left out, and where they are written.
    fileprivate typealias Ends = (first: Argument<SceneDatum>?, last: Argument<SceneDatum>?, place: ScenePlace)

    /// The ends of what is written `a...b`, or `[a, b]`; either may be an expression. nil after a report, and where nothing
    /// is written.
    fileprivate func ends(_ name: String, as type: SceneType) -> Ends? {
        guard let written = value(name) else { return nil }
        let isNumber = type == .number
        var parts = written.sequence ?? []
        if let scalar = written.scalar {
            parts = scalar.text.split(separator: "...", omittingEmptySubsequences: false).map { part in
                let text = part.trimmingCharacters(in: .whitespaces)
                return SceneValue(.scalar(SceneScalar(text, style: scalar.style)), at: written.place)
            }
        }
        let given = parts.map { $0.scalar?.text.isEmpty == true ? nil : $0 }
        guard given.count == 2, given.contains(where: { $0 != nil }), !isNumber || !given.contains(nil) else {
            checker.diagnostics.error(
                "expected a range for \"\(name)\"", at: written.place,
                hint: "a range is written \(isNumber ? "0...10" : "2026-01-01...2026-12-31"), or [=first, =last]")
            return nil
        }
        func end(_ value: SceneValue?) -> Argument<SceneDatum>? {
            value.flatMap { checker.typed($0, as: type, in: scope) }.map { Argument($0, fallback: .none) }
        }
        let ends = (end(given[0]), end(given[1]), written.place)
        if let first = ends.0?.constant?.number, let last = ends.1?.constant?.number, !(first <= last) {
            checker.diagnostics.error(
                "the range \(NumberText.shortest(first))...\(NumberText.shortest(last)) ends before it begins",
                at: written.place, hint: "write the smaller number first")
            return nil
        }
        return ends
    }
}
