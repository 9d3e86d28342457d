import Foundation
import TintypeTree

/// The measures of what chooses dates, in points: those of UIDatePicker and UICalendarView where they are known, else estimated
/// from pictures.
struct DateMetrics {
    private let isMac: Bool
    private let isNew: Bool

    init(_ platform: Platform) {
        isMac = platform.name == .macOS
        isNew = platform.version >= 26
    }

    /// A date or a time on a ground: 34 high, as UIDatePicker's compact style is.
    var chipHeight: CGFloat { isMac ? 24 : 34 }
    var chipPadding: CGFloat { isMac ? 8 : 11 }
    var chipRadius: CGFloat { isMac ? 6 : isNew ? 17 : 6 }
    /// The distance between the date and the time.
    var chipSpacing: CGFloat { 6 }
    /// The distance from a field to its stepper.
    var stepperSpacing: CGFloat { 4 }

    // MARK: The page of a month

    /// The distance from the sides to the page.
    static let pageMargin: CGFloat = 8
    /// The distance from the page to the time below it.
    static let timeSpacing: CGFloat = 10
    /// The distance between the rows of the page.
    static let rowSpacing: CGFloat = 4
    static let headerHeight: CGFloat = 36
    static let headerSpacing: CGFloat = 4
    static let headerMarkFont = Font.system(size: 12, weight: .bold)
    /// The distance between the arrows that turn the page.
    static let arrowSpacing: CGFloat = 26
    static let arrowFont = Font.system(size: 18, weight: .medium)
    static let weekdayHeight: CGFloat = 24
    static let weekdayFont = Font.system(size: 12, weight: .semibold)
    /// UICalendarView's.
    static let dayHeight: CGFloat = 44
    static func dayFont(isChosen: Bool) -> Font { .system(size: 20, weight: isChosen ? .semibold : .regular) }
}
