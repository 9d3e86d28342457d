public import Foundation

/// Something that a menu or a control does. UIKit's class.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
    /// The closure that the action calls.
    public typealias Handler = (UIAction) -> Void
    public let handler: Handler

    /// Creates an action with a title, a picture and a closure.
    public init(
        title: String = "", image: UIImage? = nil, identifier: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping Handler
    ) {
        self.handler = handler
        super.init(title: title, image: image)
    }
}

/// A part of a menu. UIKit's class.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// The title and the picture of the element.
    public let title: String
    public let image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }

    /// The look of a part.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    /// The state of a part: chosen or not.
    public enum State: Int, Sendable {
        case off, on, mixed
    }
}

/// A menu. UIKit's class; it is not drawn.
open class UIMenu: UIMenuElement {
    /// The elements of the menu.
    public let children: [UIMenuElement]

    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }
}
