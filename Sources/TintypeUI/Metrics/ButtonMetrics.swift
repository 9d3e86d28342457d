import Foundation
import TintypeGraphics
import TintypeTree

/// The measures of a bordered button.
///
/// Regular: measured on iOS 26.5 and macOS 26.5 (Semantics.md 13.4, 13.5). The other sizes are those of UIKit's button
/// configurations; macOS's are in proportion.
struct ButtonMetrics {
    /// The insets around the label, in points.
    var padding: EdgeInsets
    /// In points.
    var minHeight: CGFloat
    /// The radius of the corners of a border, in points.
    var cornerRadius: CGFloat
    /// The label's, where none was chosen.
    var font: Font?
    /// Indicates whether the border is a capsule where no shape was chosen.
    var isCapsule: Bool

    /// The insets around the label of a button without a border that stands beside bordered ones: as theirs are on iOS.
    static let barPadding = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// The distance from a button at which a finger that came down on it still presses it, in points: about that of UIKit's
    /// controls, which is not documented.
    static let touchMargin: CGFloat = 70

    /// AppKit's round help button: its side, and the font of its question mark.
    static let helpSide: CGFloat = 20
    static let helpFont = Font.system(size: 12, weight: .medium)

    init(_ environment: EnvironmentValues) {
        func insets(_ horizontal: CGFloat, _ vertical: CGFloat) -> EdgeInsets {
            EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }
        let isNew = environment.platform.version >= 26
        switch environment.platform.name {
        case .iOS:
            switch environment.controlSize {
            case .mini, .small: (padding, minHeight, cornerRadius) = (insets(10, 5), 28, 6)
            case .regular: (padding, minHeight, cornerRadius) = (insets(12, 7), 34, 8)
            case .large, .extraLarge: (padding, minHeight, cornerRadius) = (insets(20, 15), 50, 12)
            }
            let isSmall = environment.controlSize == .small || environment.controlSize == .mini
            font = isSmall ? .subheadline : nil
            isCapsule = isNew
        case .macOS:
            switch environment.controlSize {
            case .mini: (padding, minHeight, cornerRadius) = (insets(8, 1), 16, 4)
            case .small: (padding, minHeight, cornerRadius) = (insets(10, 2), 20, 5)
            case .regular: (padding, minHeight, cornerRadius) = (insets(12, 4), 24, 6)
            case .large, .extraLarge: (padding, minHeight, cornerRadius) = (insets(14, 7), 30, 8)
            }
            font = environment.controlSize == .mini ? .caption : nil
            isCapsule = isNew && (environment.controlSize == .large || environment.controlSize == .extraLarge)
        }
    }
}
