public import Foundation

/// The content of a cell as a value. UIKit's protocol.
public protocol UIContentConfiguration {
    /// Makes the view of the content, or the content in a state.
    @MainActor @preconcurrency
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view of content that is a value. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    /// The content, and the choice whether the view can show another.
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Answers whether the content is of the kind that the view shows.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The content of a list's row. UIKit's type.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
    /// The look of a text.
    public struct TextProperties: Hashable, @unchecked Sendable {
        /// The font, the colour and the lines of the text.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none
        public var showsExpansionTextWhenTruncated = false
        public var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
        public var allowsDefaultTighteningForTruncation = false

        /// The colour, changed by the transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// The alignment of a text.
        public enum TextAlignment: Int, Sendable {
            case natural, center, justified
        }

        /// The case of letters.
        public enum TextTransform: Int, Sendable {
            case none, uppercase, lowercase, capitalized
        }
    }

    /// The look of a picture.
    public struct ImageProperties: Hashable, @unchecked Sendable {
        /// The colour, the size in points, and the corners of the picture.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        public var strokeColor: UIColor?
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        public var strokeWidth: CGFloat = 0

        /// The length that stands for the usual width or height of a picture in a list.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude
        /// The colours, changed by the transformers; without a colour, a tint's.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }
    }

    /// The texts and the picture.
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    /// The distances, in points. A line of the body is 20.5 high on UIKit 26.1 at two pixels to a point, and its row 51.5.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: ListContentMetrics.rowMargin, leading: 16, bottom: ListContentMetrics.rowMargin, trailing: 8)
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    public var prefersSideBySideTextAndSecondaryText = false
    public var alpha: CGFloat = 1

    private init() {
        secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        secondaryTextProperties.color = .secondaryLabel
    }

    /// The contents that UIKit names, with the fonts and margins of UIKit 26.1 where they were measured: headers of lists are 40.5
    /// high with a line of the headline, and footers 30 with one of the footnote.
    public static func cell() -> Self { Self() }
    public static func subtitleCell() -> Self { Self() }
    public static func valueCell() -> Self {
        var content = Self()
        content.prefersSideBySideTextAndSecondaryText = true
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        return content
    }
    public static func plainHeader() -> Self { heading(.headline, .secondaryLabel) }
    public static func plainFooter() -> Self { footing() }
    public static func groupedHeader() -> Self { heading(.headline, .secondaryLabel) }
    public static func groupedFooter() -> Self { footing() }
    public static func prominentInsetGroupedHeader() -> Self { heading(.title3, .label, weight: .semibold) }
    public static func extraProminentInsetGroupedHeader() -> Self { heading(.title2, .label, weight: .bold) }
    public static func header() -> Self { heading(.headline, .secondaryLabel) }
    public static func footer() -> Self { footing() }
    public static func sidebarCell() -> Self { Self() }
    public static func sidebarSubtitleCell() -> Self { Self() }
    public static func sidebarHeader() -> Self { heading(.headline, .label) }
    public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
    public static func accompaniedSidebarCell() -> Self { Self() }

    private static func heading(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil) -> Self {
        var content = Self()
        let font = UIFont.preferredFont(forTextStyle: style)
        content.textProperties.font = weight.map { .systemFont(ofSize: font.pointSize, weight: $0) } ?? font
        content.textProperties.color = color
        content.directionalLayoutMargins.top = ListContentMetrics.headerMargin
        content.directionalLayoutMargins.bottom = ListContentMetrics.headerMargin
        return content
    }

    private static func footing() -> Self {
        var content = Self()
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.textProperties.color = .secondaryLabel
        content.directionalLayoutMargins.top = ListContentMetrics.footerMargins.top
        content.directionalLayoutMargins.bottom = ListContentMetrics.footerMargins.bottom
        return content
    }

    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The content as it is in a state: texts of what is disabled are pale.
    public func updated(for state: any UIConfigurationState) -> Self {
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
        guard isDisabled == true, textProperties.color == .label else { return self }
        var updated = self
        updated.textProperties.color = .tertiaryLabel
        return updated
    }
}

/// Distances of lists' contents, in points, as UIKit 26.1 has them.
enum ListContentMetrics {
    /// Above and below the texts of a row.
    static let rowMargin: CGFloat = 15.5
    /// Above and below the text of a header.
    static let headerMargin: CGFloat = 10
    static let footerMargins: (top: CGFloat, bottom: CGFloat) = (8, 6)
    /// The radius of the cards of inset groups, as measured on UIKit 26.1.
    static let cardRadius: CGFloat = 26
    /// Above the first section of grouped rows without a header, as in SwiftUI's lists.
    static let spaceAboveFirst: CGFloat = 35
    /// The width that is kept for symbols before texts, so that the texts begin in one line; estimated from pictures.
    static let symbolWidth: CGFloat = 24
}
