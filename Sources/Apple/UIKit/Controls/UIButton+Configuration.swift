public import Foundation

extension UIButton {
    /// The look of a button. UIKit's type.
    public struct Configuration: Sendable {
        /// The size of a button.
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        /// The rounding of a button's corners.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        /// The alignment of the titles.
        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }

        /// The look of a button on a Mac.
        public enum MacIdiomStyle: Int, Sendable {
            case automatic, bordered, borderless, borderlessTinted
        }

        /// The mark of a button with a menu.
        public enum Indicator: Int, Sendable {
            case automatic, none, popup
        }

        enum Kind: Sendable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
            case glass, prominentGlass, clearGlass
        }

        var kind = Kind.plain
        /// The texts of the button, and their look.
        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var attributedSubtitle: AttributedString?
        public var titleAlignment = TitleAlignment.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The picture, its place, and the colours.
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var indicator = Indicator.automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        public var symbolContentTransition: UISymbolContentTransition?
        public var imageReservation: CGFloat = 0
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        /// The distances, in points.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 0
        public var automaticallyUpdateForSelection = true

        init(_ kind: Kind) {
            self.kind = kind
        }

        /// The looks that UIKit names.
        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.borderless) }
        public static func bordered() -> Configuration { Configuration(.bordered) }
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
        public static func glass() -> Configuration { Configuration(.glass) }
        public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
        public static func clearGlass() -> Configuration { Configuration(.clearGlass) }

        /// The look as it is for a button.
        public func updated(for button: UIButton) -> Configuration { self }

        /// Sets the usual distances of the content.
        public mutating func setDefaultContentInsets() {
            contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }
    }
}

/// A change of a text's attributes. UIKit's type.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// The closure that changes them.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a change by a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The attributes, changed.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// A change of a colour. UIKit's type.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// The closure that changes it.
    public let transform: (UIColor) -> UIColor

    /// Creates a change by a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// The colour, changed.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public static let grayscale = UIConfigurationColorTransformer { $0 }
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// The background of a cell or a button. UIKit's type.
public struct UIBackgroundConfiguration: @unchecked Sendable {
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
    public func updated(for state: some UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// The shadow of a background. UIKit's type; lengths are in points.
public struct UIShadowProperties: @unchecked Sendable {
    /// The colour, the blur and the place of the shadow.
    public var color = UIColor.black
    public var opacity: CGFloat = 0
    public var radius: CGFloat = 3
    public var offset = CGSize(width: 0, height: -3)
    public var path: UIBezierPath?

    public init() {}
}

/// The movement of a symbol that takes the place of another. UIKit's type; nothing moves in a picture.
public struct UISymbolContentTransition: @unchecked Sendable {
    /// The movement, and its options.
    public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect
    public let options: SymbolEffectOptions

    /// Creates a movement.
    public init(
        _ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
    ) {
        self.contentTransition = contentTransition
        self.options = options
    }
}
