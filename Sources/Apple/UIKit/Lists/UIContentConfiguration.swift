public import Foundation

/// The state of a thing whose look is a value. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIConfigurationState {
    /// The traits of the state, and the values that an app adds to it.
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a value that an app adds to a state. UIKit's type.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view. UIKit's type.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits, and whether the view is enabled or chosen.
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    nonisolated(unsafe) private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { added[key] }
        set { added[key] = newValue }
    }

    /// Creates a state of traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The state of a cell. UIKit's type.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits, and the state of the cell.
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none

    /// The part of a cell in a drag.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// The part of a cell in a drop.
    public enum DropState: Int, Sendable {
        case none, notTargeted, targeted
    }

    nonisolated(unsafe) private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { added[key] }
        set { added[key] = newValue }
    }

    /// Creates a state of traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The content of a cell as a value. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    /// Makes the view of the content, or the content in a state.
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view of content that is a value. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}

/// The content of a list's row. UIKit's type.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The look of a text.
    public struct TextProperties {
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
    public struct ImageProperties {
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

/// The content of a cell, made of SwiftUI's views. SwiftUI's type.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    let content: Content
    let background: Background
    var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    var minimum = CGSize.zero

    public func makeContentView() -> any UIView & UIContentView {
        HostedContent(configuration: self, view: AnyView(picture))
    }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    private var picture: some View {
        content.padding(insets).frame(minWidth: minimum.width, minHeight: minimum.height).background { background }
    }

    /// The content with margins, a least size in points, or a background.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        var changed = self
        if edges.contains(.top) { changed.insets.top = length }
        if edges.contains(.leading) { changed.insets.leading = length }
        if edges.contains(.bottom) { changed.insets.bottom = length }
        if edges.contains(.trailing) { changed.insets.trailing = length }
        return changed
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var changed = self
        changed.insets = insets
        return changed
    }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var changed = self
        changed.minimum = CGSize(width: width ?? minimum.width, height: height ?? minimum.height)
        return changed
    }
    public func minSize() -> Self { self }
    public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<Content, some View> {
        background { Rectangle().fill(style) }
    }
    public func background<Behind: View>(
        @ViewBuilder content: () -> Behind
    ) -> UIHostingConfiguration<Content, Behind> {
        UIHostingConfiguration<Content, Behind>(
            content: self.content, background: content(), insets: insets, minimum: minimum)
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Creates content of views.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), background: EmptyView())
    }
}

/// The view of hosted content.
private final class HostedContent: UIView, UIContentView, _PicturedResponder {
    var configuration: any UIContentConfiguration
    let _picture: AnyView

    init(configuration: any UIContentConfiguration, view: AnyView) {
        self.configuration = configuration
        _picture = view
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
