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
    open internal(set) var buttonType = ButtonType.custom {
        didSet {
            takeOverType()
            partsDidChange()
        }
    }
    open var role = Role.normal { didSet { partsDidChange() } }
    open var titleLabel: UILabel? { label }
    open var subtitleLabel: UILabel? { sublabel }
    open var imageView: UIImageView? { picture }
    /// The views of the parts, which are there from the time that they are asked for.
    lazy var label = makeLabel(.systemFont(ofSize: buttonType == .custom ? 18 : 15))
    lazy var sublabel = makeLabel(.systemFont(ofSize: 13))
    lazy var picture = makePicture()
    lazy var spinner = makeSpinner()
    lazy var mark = makeMark()
    /// The colours that a configuration gave to the texts.
    var given: [Part: UIColor] = [:]
    /// The parts that were made.
    private(set) var parts: Set<Part> = []

    /// A part of the button.
    enum Part {
        case title, subtitle, image, spinner, indicator
    }

    /// The looks of a button without a configuration, its menu, and the places of its parts; lengths are in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { partsDidChange() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var menu: UIMenu? { didSet { partsDidChange() } }
    open var changesSelectionAsPrimaryAction = false { didSet { partsDidChange() } }
    open override var showsMenuAsPrimaryAction: Bool { didSet { partsDidChange() } }
    open var isPointerInteractionEnabled = false
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var reversesTitleShadowWhenHighlighted = false
    open var pointerStyleProvider: PointerStyleProvider?
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
    }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { formerPlaces(in: contentRect).title }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { formerPlaces(in: contentRect).image }
    open var isHovered: Bool { false }
    open var isHeld: Bool { false }
    open var configuration: Configuration? {
        didSet {
            partsDidChange()
            if !isUpdating { setNeedsUpdateConfiguration() }
        }
    }
    /// The closure that changes the configuration with the button's state, and whether it does so by itself.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesConfiguration = true
    private var isUpdating = false
    private var titles = ByState<String>()
    private var attributedTitles = ByState<NSAttributedString>()
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
    }

    /// Creates a button of a kind or a look.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        take(type)
    }
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        take(type)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        show(primaryAction)
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        take(configuration)
    }

    // Observers are not called where an initializer sets a property itself.
    private func take(_ type: ButtonType) { buttonType = type }
    private func take(_ configuration: Configuration) { self.configuration = configuration }

    /// A button of the system's kind with a picture.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = Self()
        (button as UIButton).take(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    private func show(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    /// Takes over the picture of the kinds that have one: it is as large as a symbol beside a text of 22 points.
    private func takeOverType() {
        let name: String? =
            switch buttonType {
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark"
            default: nil
            }
        guard let name else { return }
        let size: CGFloat = buttonType == .close ? 15 : 22
        let symbols = UIImage.SymbolConfiguration(pointSize: size, weight: buttonType == .close ? .semibold : .regular)
        setImage(UIImage(systemName: name, withConfiguration: symbols), for: .normal)
    }

    private func makeLabel(_ font: UIFont) -> UILabel {
        let label = ButtonLabel(frame: .zero)
        label.font = font
        label.adjustsFontForContentSizeCategory = true
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        return label
    }

    private func makePicture() -> UIImageView {
        let picture = ButtonPicture(frame: .zero)
        picture.contentMode = .scaleToFill
        insertSubview(picture, at: 0)
        return picture
    }

    private func makeSpinner() -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: .medium)
        addSubview(spinner)
        return spinner
    }

    /// Two arrows, 11 by 14 points, as beside the choice of a menu.
    private func makeMark() -> UIImageView {
        let symbols = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
        let mark = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbols))
        mark.contentMode = .scaleAspectFit
        addSubview(mark)
        return mark
    }

    func use(_ part: Part) { parts.insert(part) }

    /// Shows other parts, colours or places.
    func partsDidChange() {
        refreshParts()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    override func stateDidChange() {
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
        partsDidChange()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshColors()
    }

    /// The title and the picture, which can be set for each state.
    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentTitleColor: UIColor { shownTitleColor }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        partsDidChange()
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        if titles[state] == nil || title != nil { titles[state] = title?.string }
        partsDidChange()
    }
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        partsDidChange()
    }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        colors[state] = color
        refreshColors()
        setNeedsDisplay()
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        shadows[state] = color
        refreshColors()
    }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { shadows[state] }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbols[state]
    }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgrounds[state] = image
        partsDidChange()
    }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbols[state] = configuration
        partsDidChange()
    }
    open func title(for state: UIControl.State) -> String? { titles[state] }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state] }
    open func image(for state: UIControl.State) -> UIImage? { images[state] }
    open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state] }

    /// Brings the look up to date, at once; changes on the way ask for no further update.
    open func setNeedsUpdateConfiguration() {
        guard !isUpdating else { return }
        isUpdating = true
        updateConfiguration()
        isUpdating = false
    }
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        configuration.map { arrangement(of: $0, width: nil).size } ?? formerSize
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let configuration else { return formerSize }
        return arrangement(of: configuration, width: size.width > 0 ? size.width : nil).size
    }
    override func contentSize(fitting width: CGFloat) -> CGSize {
        guard configuration != nil, width > 0 else { return intrinsicContentSize }
        let natural = intrinsicContentSize
        // A title wraps where it has less room than it likes.
        guard width < natural.width else { return natural }
        let wrapped = sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: natural.width, height: max(natural.height, wrapped.height))
    }
    override var baselines: (first: CGFloat, last: CGFloat)? {
        guard parts.contains(.title), let own = label.baselines else { return nil }
        let (size, title) = (intrinsicContentSize, label.intrinsicContentSize)
        let top = configuration.map { arrangement(of: $0, width: nil).title.minY } ?? (size.height - title.height) / 2
        let bottom = size.height - top - title.height
        return (own.first + top, own.last + max(0, bottom))
    }

    override func answerTap(at point: CGPoint) {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        sendActions(for: showsMenuAsPrimaryAction && menu != nil ? .menuActionTriggered : .primaryActionTriggered)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshColors()
        if let configuration { arrange(configuration) } else { arrangeFormer() }
    }

    override var ownPicture: AnyView? {
        if let configuration { return configuration.ground(of: self) }
        if buttonType == .close {
            var picture = ControlPicture(bounds.size)
            picture.addCapsule(
                UIColor.tertiarySystemFill.color,
                in: CGRect(x: (bounds.width - 30) / 2, y: (bounds.height - 30) / 2, width: 30, height: 30))
            return picture.view()
        }
        guard let image = currentBackgroundImage else { return super.ownPicture }
        let place = backgroundRect(forBounds: CGRect(origin: .zero, size: bounds.size))
        let color = image.color(tint: tintColor ?? .systemBlue)
        var picture = ControlPicture(bounds.size)
        picture.add(
            image.view(size: place.size, color: color).opacity(isEnabled || !adjustsImageWhenDisabled ? 1 : 0.5),
            in: place)
        return picture.view()
    }
}

/// The title of a button, which the button lays out anew when the title's look changes.
final class ButtonLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard let button = superview as? UIButton else { return }
        button.invalidateIntrinsicContentSize()
        button.setNeedsLayout()
    }
}

/// The picture of a button.
final class ButtonPicture: UIImageView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }
}

/// The behavior of a control, as on a tablet or as on a Mac. UIKit's type.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic, pad, mac
}
