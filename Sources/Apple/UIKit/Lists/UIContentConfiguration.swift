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
    /// The distances, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var prefersSideBySideTextAndSecondaryText = false
    public var alpha: CGFloat = 1

    /// The contents that UIKit names.
    public static func cell() -> Self { Self() }
    public static func subtitleCell() -> Self { Self() }
    public static func valueCell() -> Self {
        var content = Self()
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }
    public static func plainHeader() -> Self { Self() }
    public static func plainFooter() -> Self { Self() }
    public static func groupedHeader() -> Self { Self() }
    public static func groupedFooter() -> Self { Self() }
    public static func prominentInsetGroupedHeader() -> Self { Self() }
    public static func extraProminentInsetGroupedHeader() -> Self { Self() }
    public static func header() -> Self { Self() }
    public static func footer() -> Self { Self() }
    public static func sidebarCell() -> Self { Self() }
    public static func sidebarSubtitleCell() -> Self { Self() }
    public static func sidebarHeader() -> Self { Self() }
    public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
    public static func accompaniedSidebarCell() -> Self { Self() }

    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The view of a list's row. UIKit's class.
open class UIListContentView: UIView, UIContentView, _PicturedResponder {
    /// The content.
    open var configuration: any UIContentConfiguration

    /// Creates the view of a content.
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    public var _picture: AnyView {
        (configuration as? UIListContentConfiguration).map { AnyView(RowPicture(content: $0)) } ?? AnyView(EmptyView())
    }

    /// The places of the texts and of the picture, where they are there.
    open var textLayoutGuide: UILayoutGuide? { guide(\.text) }
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(\.secondaryText) }
    open var imageLayoutGuide: UILayoutGuide? { guide(\.image) }

    private func guide<Part>(_ part: KeyPath<UIListContentConfiguration, Part?>) -> UILayoutGuide? {
        (configuration as? UIListContentConfiguration)?[keyPath: part] == nil ? nil : safeAreaLayoutGuide
    }
}

/// A row as a list of SwiftUI shows one.
private struct RowPicture: View {
    let content: UIListContentConfiguration

    var body: some View {
        HStack(spacing: content.imageToTextPadding) {
            if let image = content.image {
                Image(uiImage: image).foregroundStyle(
                    content.imageProperties.tintColor.map { Color(uiColor: $0) } ?? .accentColor)
            }
            if content.prefersSideBySideTextAndSecondaryText {
                HStack {
                    text(content.text, content.textProperties)
                    Spacer()
                    text(content.secondaryText, content.secondaryTextProperties).foregroundStyle(.secondary)
                }
            } else {
                VStack(alignment: .leading, spacing: content.textToSecondaryTextVerticalPadding) {
                    text(content.text, content.textProperties)
                    text(content.secondaryText, content.secondaryTextProperties).font(.subheadline)
                }
            }
        }
        .padding(EdgeInsets(content.directionalLayoutMargins))
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder private func text(_ text: String?, _ look: UIListContentConfiguration.TextProperties) -> some View {
        if let text { Text(verbatim: text).font(Font(look.font)).foregroundStyle(Color(uiColor: look.color)) }
    }
}
