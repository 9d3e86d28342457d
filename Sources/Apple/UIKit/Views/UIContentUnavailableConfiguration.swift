public import Foundation

/// The content of a page that has nothing to show. UIKit's type.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
    /// The place of the content.
    public enum Alignment: Int, Sendable {
        case center, natural
    }

    /// The looks of the picture and of the texts.
    public typealias ImageProperties = UIListContentConfiguration.ImageProperties
    public typealias TextProperties = UIListContentConfiguration.TextProperties

    /// The behavior of a button: nobody presses it.
    public struct ButtonProperties: Hashable, @unchecked Sendable {
        /// The action of the button.
        public var primaryAction: UIAction?
        /// The menu of the button.
        public var menu: UIMenu?
        /// The choice whether it can be pressed, and its part.
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    /// The picture, the texts and the buttons; lengths are in points.
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets()
    public var imageToTextPadding: CGFloat = 10
    public var textToSecondaryTextPadding: CGFloat = 8
    public var textToButtonPadding: CGFloat = 15
    public var buttonToSecondaryButtonPadding: CGFloat = 6
    public var background = UIBackgroundConfiguration.clear()
    var isLoading = false

    /// Nothing, what is still loaded, and a search without results.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.text = "Loading…"
        configuration.isLoading = true
        return configuration
    }
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The state of a page that may have nothing to show. UIKit's type.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits, and the text that is searched for.
    public var traitCollection: UITraitCollection
    public var searchText: String?
    private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { added[key] }
        set { added[key] = newValue }
    }

    /// Creates a state of traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// A page that has nothing to show. UIKit's class, drawn as SwiftUI's view of that name.
open class UIContentUnavailableView: UIView, UIContentView, _PicturedResponder {
    /// The content, and whether it may scroll.
    open var configuration: any UIContentConfiguration { didSet { setNeedsDisplay() } }
    open var isScrollEnabled = false

    /// Creates a view of the content.
    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    public var _picture: AnyView {
        guard let content = configuration as? UIContentUnavailableConfiguration else { return AnyView(Color.clear) }
        let tint = content.imageProperties.tintColor
        return AnyView(
            ContentUnavailableView {
                if content.isLoading { ProgressView() }
                if let image = content.image {
                    Image(uiImage: image)
                        .foregroundStyle(tint.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(.secondary))
                }
                Text(verbatim: content.text ?? content.attributedText?.string ?? "")
            } description: {
                if let second = content.secondaryText ?? content.secondaryAttributedText?.string {
                    Text(verbatim: second)
                }
            } actions: {
                content.button.unavailableAction
                content.secondaryButton.unavailableAction
            }
            .background { (content.background.backgroundColor ?? .clear).color })
    }
}

extension UIButton.Configuration {
    /// SwiftUI's button of the same look; nothing where there is no title.
    @MainActor @ViewBuilder
    fileprivate var unavailableAction: some View {
        if let title = title ?? attributedTitle.map({ String($0.characters) }) {
            let button = Button {
            } label: {
                if let image { Image(uiImage: image) }
                Text(verbatim: title)
            }
            switch kind {
            case .filled, .borderedProminent: button.buttonStyle(.borderedProminent)
            case .prominentGlass: button.buttonStyle(.glassProminent)
            case .glass, .clearGlass: button.buttonStyle(.glass)
            case .gray, .tinted, .bordered, .borderedTinted: button.buttonStyle(.bordered)
            case .plain, .borderless: button.buttonStyle(.borderless)
            }
        }
    }
}

/// The axes of the screen. UIKit's type.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
