import Foundation
import TintypeTree

/// The measures of wheels, in points: UIPickerView is 216 high. The rest is estimated from pictures.
enum WheelMetrics {
    static let height: CGFloat = 216
    /// The height of the chosen row.
    static let rowHeight: CGFloat = 34
    static let font = Font.system(size: 21)

    /// The rows that are seen before and after the chosen one: more would lie behind the wheel.
    static let visibleSteps = 3

    /// The opacity of a row that is some steps from the chosen one.
    static func opacity(_ step: Int) -> Double { [1, 0.5, 0.32, 0.16][min(abs(step), visibleSteps)] }

    /// The radius of the corners of the band behind the chosen row.
    static func cornerRadius(rowHeight: CGFloat, on platform: Platform) -> CGFloat {
        platform.version >= 26 ? rowHeight / 2 : 8
    }
}
