public import Foundation

extension UIControl {
    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    /// An event of a control. None happens here.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let allEvents = Event(rawValue: .max)
    }

    /// Nobody touches a picture: the action is not called.
    public func addAction(_ action: UIAction, for controlEvents: Event) {}
    public func removeAction(_ action: UIAction, for controlEvents: Event) {}
    public func sendActions(for controlEvents: Event) {}
}

/// A button. UIKit's class.
open class UIButton: UIControl {
    /// The kind of a button.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
    }

    /// The parts of the button, their insets in points, and its menu.
    open private(set) var buttonType = ButtonType.custom
    open private(set) var titleLabel: UILabel? = UILabel(frame: .zero)
    open private(set) var imageView: UIImageView? = UIImageView(frame: .zero)
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false
    open var configuration: Configuration?

    /// Creates a button of a kind.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
    }

    open override class func appearance() -> UIButton { UIButton(frame: .zero) }
    /// The title and the picture, which can be set for each state.
    open var currentTitle: String? { titleLabel?.text }
    open var currentImage: UIImage? { imageView?.image }
    open func setTitle(_ title: String?, for state: UIControl.State) { titleLabel?.text = title }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { imageView?.image = image }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleLabel?.textColor = color }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

    /// The look of a button.
    public struct Configuration: Sendable {
        public var title: String?
        /// The texts, colours and distances of the button.
        public var subtitle: String?
        public var image: UIImage?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var imagePadding: CGFloat = 0

        /// The looks that UIKit names.
        public static func plain() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
    }
}
