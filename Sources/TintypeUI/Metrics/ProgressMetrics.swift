import Foundation
import TintypeTree

/// The measures of what shows progress, in points.
struct ProgressMetrics {
    /// The height of a bar: 4 on iOS, 6 on macOS and since OS 26.
    let barHeight: CGFloat

    /// The side of the spinner: 20, and 37 where controls are large, as UIActivityIndicatorView is.
    let spinnerSide: CGFloat

    init(_ environment: EnvironmentValues) {
        let isMac = environment.platform.name == .macOS
        barHeight = isMac || environment.platform.version >= 26 ? 6 : 4
        spinnerSide =
            switch environment.controlSize {
            case .mini: 14
            case .small: isMac ? 16 : 20
            case .regular: isMac ? 32 : 20
            case .large, .extraLarge: 37
            }
    }

    /// The distance from the label to the bar and to the value below.
    static let barSpacing: CGFloat = 6
    /// The distance from the spinner or ring to its texts.
    static let spinnerSpacing: CGFloat = 8

    /// The side of a ring and the width of its line: NSProgressIndicator's.
    static let ringSide: CGFloat = 32
    static let ringLineWidth: CGFloat = 4
}
