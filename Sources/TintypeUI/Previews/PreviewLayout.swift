public import Foundation

/// The space that a preview is drawn in: SwiftUI's type.
public enum PreviewLayout: Hashable, Sendable {
    /// A device's screen.
    case device
    /// The view's ideal size.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}
