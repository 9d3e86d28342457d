public import Foundation

/// Sizes that follow the readers' type size. UIKit's class: outside of views that is the usual one.
public final class UIFontMetrics: NSObject, Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the sizes of a style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    public static func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics {
        UIFontMetrics(forTextStyle: textStyle)
    }

    /// The font as large as readers like it; limits are in points.
    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize <= maximumPointSize ? font : font.withSize(maximumPointSize)
    }
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }

    /// The length as large as readers like it, in points.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
}
