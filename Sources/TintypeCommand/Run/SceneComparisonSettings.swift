import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene
import TintypeSnapshots

/// The tolerance and masks of one picture's comparison: those of its scene, or else those of the command line.
struct SceneComparisonSettings: Sendable {
    let terms: ComparisonSettings
    /// The faults that should be mended, e.g. a mask that covers nothing.
    let warnings: [String]

    /// - Parameters:
    ///   - today: The day by which tolerances expire.
    ///   - fallback: The command line's.
    ///   - ids: Of views that are left out in every scene.
    /// - Throws: `ToleranceError`.
    init(
        _ scene: SceneFile, _ drawn: DrawnScene, today: CalendarDay, fallback: ComparisonSettings,
        ignoring ids: [String]
    )
        throws
    {
        var terms = fallback
        var warnings: [String] = []
        if let comparison = scene.comparison {
            if let own = comparison.tolerance(on: today) { terms.tolerance = own }
            if comparison.isExpired(on: today), let day = comparison.expires {
                let owner = comparison.owner.map { "; \($0) answers for it" } ?? ""
                warnings.append("the tolerance expired on \(day) and no longer applies\(owner)")
            }
            if let quarantine = comparison.quarantine(on: today) {
                terms.quarantine = "until \(quarantine.until) (\(quarantine.reason))"
            } else if let quarantine = comparison.quarantine {
                warnings.append("the quarantine ended on \(quarantine.until): take it out of the scene")
            }
        }
        let ignored = drawn.masks(ignoring: ids)
        terms.masks += (drawn.masks + ignored.masks).map(CaseMask.init)
        warnings += drawn.warnings.map { "line \($0.line): \($0.message)" }
        warnings += (drawn.maskWarnings + ignored.warnings).map(\.diagnostic.message)
        self.terms = terms
        self.warnings = warnings
    }
}

extension CalendarDay {
    /// The day that the machine's clock shows, in the calendar of UTC, so that all machines agree.
    static var today: CalendarDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day], from: Date())
        guard let year = parts.year, let month = parts.month, let day = parts.day,
            let today = CalendarDay(year: year, month: month, day: day)
        else { preconditionFailure("the clock shows a day of the Gregorian calendar") }
        return today
    }
}
