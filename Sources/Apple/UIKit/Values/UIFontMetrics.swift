public import Foundation

/// Sizes that grow with the type size as the distances between lines of a style do. UIKit's class.
public final class UIFontMetrics: NSObject, Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: UIFont.TextStyle

    /// Creates the sizes of a style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }
    public static func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics {
        UIFontMetrics(forTextStyle: textStyle)
    }

    /// The font as large as readers like it where it is used; limits are in points.
    public func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, nil) }
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, nil, traitCollection)
    }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximumPointSize, nil)
    }
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { scaled(font, maximumPointSize, traitCollection) }

    /// The length as large as readers like it, in points.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        return scaled(value, at: DynamicTypeSize(traits) ?? .current, scale: traits.displayScale)
    }

    /// The length at a type size, in whole pixels, as the leading of the style is to that at the usual size.
    ///
    /// - Parameter scale: Pixels a point; 0 for those of a telephone.
    func scaled(_ value: CGFloat, at typeSize: DynamicTypeSize, scale: CGFloat) -> CGFloat {
        guard typeSize != .large else { return value }
        let pixels = scale > 0 ? scale : 3
        return (value * style.leading(at: typeSize) / style.leading(at: .large) * pixels).rounded() / pixels
    }

    private func scaled(_ font: UIFont, _ maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
        let limit = maximum.flatMap { $0 > 0 ? $0 : nil }
        var base = font
        if case .metrics(_, let known, _) = font.scaling { base = known }
        let scaling = FontScaling.metrics(style, base, maximum: limit)
        let chosen = traits.flatMap { DynamicTypeSize($0) } ?? .current
        return chosen == .current ? .growing(scaling, at: chosen) : scaling.font(at: chosen)
    }
}
