public import Foundation

/// The background of a cell or a button. UIKit's type.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// The colours, the picture and the edge of the background; lengths are in points.
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var visualEffect: UIVisualEffect?
    public var customView: UIView?
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// The backgrounds that UIKit names.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// The shadow of the background.
    public var shadowProperties = UIShadowProperties()

    /// The colours, changed by the transformers; without a colour, a tint's.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The background as it is in a state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// The shadow of a background. UIKit's type; lengths are in points.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
    /// The colour, the blur and the place of the shadow.
    public var color = UIColor.black
    public var opacity: CGFloat = 0
    public var radius: CGFloat = 3
    public var offset = CGSize(width: 0, height: -3)
    public var path: UIBezierPath?

    public init() {}
}
