public import Foundation

/// A button. UIKit's class.
open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
    /// The choice whether it opens below a thing that is held: nobody drags.
    open var isSpringLoaded = false

    /// The kind of a button.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
        public static var roundedRect: ButtonType { .system }
    }

    /// The style that is wished for.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// The style that is taken: that of a touch screen.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// The part of a button that is its main one.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    /// The closure that gives the pointer's look over a button.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// The closure that brings the look of a button up to date.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The parts of the button, their insets in points, and its menu.
    open private(set) var buttonType = ButtonType.custom
    open var role = Role.normal
    open private(set) var titleLabel: UILabel? = UILabel(frame: .zero)
    open private(set) var subtitleLabel: UILabel? = UILabel(frame: .zero)
    open private(set) var imageView: UIImageView? = UIImageView(frame: .zero)
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false
    open var isPointerInteractionEnabled = false
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var reversesTitleShadowWhenHighlighted = false
    open var pointerStyleProvider: PointerStyleProvider?
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect.inset(by: titleEdgeInsets) }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect.inset(by: imageEdgeInsets) }
    open var isHovered: Bool { false }
    open var isHeld: Bool { false }
    open var configuration: Configuration? {
        didSet {
            titleLabel?.text = configuration?.title ?? titleLabel?.text
            imageView?.image = configuration?.image ?? imageView?.image
        }
    }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { configurationUpdateHandler?(self) } }
    open var automaticallyUpdatesConfiguration = true
    private var titles = ByState<String>()
    private var images = ByState<UIImage>()
    private var colors = ByState<UIColor>()
    private var backgrounds = ByState<UIImage>()
    private var shadows = ByState<UIColor>()
    private var symbols = ByState<UIImage.SymbolConfiguration>()

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a button with an action for its main event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        show(primaryAction)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let kind = (coder as? NibCoder)?.buttonType { buttonType = kind }
    }

    /// Creates a button of a kind or a look.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        buttonType = type
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
    }
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = Self()
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    private func show(_ action: UIAction?) {
        guard let action else { return }
        setTitle(action.title, for: .normal)
        setImage(action.image, for: .normal)
    }

    /// The title and the picture, which can be set for each state.
    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .systemBlue }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentAttributedTitle: NSAttributedString? { titleLabel?.attributedText }
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        if state == .normal { titleLabel?.text = title }
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        setTitle(title?.string, for: state)
        if state == .normal { titleLabel?.attributedText = title }
    }
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        if state == .normal { imageView?.image = image }
    }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        colors[state] = color
        if state == .normal { titleLabel?.textColor = color }
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { shadows[state] = color }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { shadows[state] }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbols[state]
    }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { backgrounds[state] = image }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) { symbols[state] = configuration }
    open func title(for state: UIControl.State) -> String? { titles[state] }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { titleLabel?.attributedText }
    open func image(for state: UIControl.State) -> UIImage? { images[state] }
    open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state] }
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    open func updateConfiguration() { configurationUpdateHandler?(self) }
}

/// The behavior of a control, as on a tablet or as on a Mac. UIKit's type.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic, pad, mac
}
