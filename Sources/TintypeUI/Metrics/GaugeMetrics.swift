import Foundation
import TintypeTree

/// The measures of gauges, in points: a ring is 58 across as in the widgets of iOS; the rest is estimated from pictures.
enum GaugeMetrics {
    // MARK: Bars

    /// The distance between the label, the bar and the value.
    static let spacing: CGFloat = 4
    /// The distance from the bar to its bounds at the sides.
    static let boundSpacing: CGFloat = 8
    /// The same of small gauges, one below the other and side by side.
    static let smallSpacing: CGFloat = 2
    static let smallBoundSpacing: CGFloat = 6
    static let barHeight: CGFloat = 6
    /// The side of the dot at the place of the value.
    static let dotSide: CGFloat = 8
    /// The width of the gap around the dot.
    static let dotGap: CGFloat = 2.5

    // MARK: Rings

    static let ringSide: CGFloat = 58
    static let ringLineWidth: CGFloat = 6
    static let valueFont = Font.system(size: 20, weight: .medium)
    static let valuePadding: CGFloat = 6
    static let labelFont = Font.system(size: 11)
    static let boundFont = Font.system(size: 9, weight: .medium)
    static let ringBoundSpacing: CGFloat = 6
}
