public import Foundation

extension UIButton {
    /// The look of a button. UIKit's type.
    public struct Configuration: Hashable, @unchecked Sendable {
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
        /// The distances, in points. The insets are those of the button's size until they are set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? usualInsets }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?
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
        public mutating func setDefaultContentInsets() { ownInsets = nil }
    }
}

/// The movement of a symbol that takes the place of another. UIKit's type; nothing moves in a picture.
public struct UISymbolContentTransition: Hashable, @unchecked Sendable {
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

    public static func == (a: Self, b: Self) -> Bool {
        "\(a.contentTransition)" == "\(b.contentTransition)" && a.options == b.options
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(options) }
}
