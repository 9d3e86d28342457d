import Foundation
import TintypeTree

private enum WheelRowHeightKey: EnvironmentKey { static let defaultValue = WheelMetrics.rowHeight }

extension EnvironmentValues {
    /// The height of a wheel's chosen row, in points.
    var wheelRowHeight: CGFloat {
        get { self[WheelRowHeightKey.self] }
        set { self[WheelRowHeightKey.self] = newValue }
    }
}
