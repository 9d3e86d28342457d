import Foundation
import TintypeTree

/// The measures of wheels, in points: UIPickerView's. Its rows lie on a cylinder whose law was measured on iOS 26.1 in 13
/// heights: the wheel is 75 higher than the picker, has as many rows around as go twice into that, and a radius of 0.3342 of it.
enum WheelMetrics {
    static let height: CGFloat = 216
    static let rowHeight: CGFloat = 32
    /// The length by which the band behind the chosen row is higher than the row.
    static let bandMargin: CGFloat = 2
    /// The room beside the rows of a wheel.
    static let sideMargin: CGFloat = 6
    static let font = Font.system(size: 21)
    static let chosenFont = Font.system(size: 23.5)

    /// The rows that are seen before and after the chosen one: more would lie behind the wheel.
    static let visibleSteps = 3

    /// The opacity of a row that is some steps from the chosen one. The last one lies where the wheel fades, which is estimated.
    static func opacity(_ step: Int) -> Double { [1, 0.447, 0.447, 0.25][min(abs(step), visibleSteps)] }

    /// The angle between the chosen row and one that is some steps below it, in radians.
    static func angle(_ step: Int, rowHeight: CGFloat) -> CGFloat {
        CGFloat(step) * 2 * .pi / (2 * (height + 75) / rowHeight).rounded(.up)
    }

    /// The radius of the wheel.
    static let radius = 0.334225372 * (height + 75)

    /// The radius of the corners of the band behind the chosen row.
    static func cornerRadius(rowHeight: CGFloat, on platform: Platform) -> CGFloat {
        platform.version >= 26 ? (rowHeight + bandMargin) / 2 : 8
    }
}
