public import Foundation
public import UIKit

/// Buttons on the screen. They are not drawn, as nobody could press them.
open class GCVirtualController: NSObject, @unchecked Sendable {
    /// The buttons by their names, and whether they are hidden.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The names of the buttons, and whether they are hidden.
        public var elements: Set<String> = []
        public var isHidden = false

        public override init() {}
    }

    /// The look of a button.
    open class ElementConfiguration: NSObject, @unchecked Sendable {
        /// The state and the form of the button.
        public var isHidden = false
        public var path: UIBezierPath?
        public var actsAsTouchpad = false

        public override init() {}
    }

    /// The controller behind the buttons: nil, as it is never connected.
    open var controller: GCController? { nil }
    private let elements: Set<String>
    private var looks: [String: ElementConfiguration] = [:]

    /// Creates buttons.
    public init(configuration: Configuration) {
        elements = configuration.elements
    }

    /// Connects the controller, which fails, and ends that.
    open func connect(replyHandler: (((any Error)?) -> Void)? = nil) {
        replyHandler?(CocoaError(.featureUnsupported))
    }
    open func connect() async throws { throw CocoaError(.featureUnsupported) }
    open func disconnect() {}

    /// Changes the look of a button, which is kept.
    open func updateConfiguration(
        forElement element: String, configuration config: (ElementConfiguration) -> ElementConfiguration
    ) { looks[element] = config(looks[element] ?? ElementConfiguration()) }

    /// Presses a button or moves a stick of the controller, of which there is none.
    open func setValue(_ value: CGFloat, forButtonElement element: String) {}
    open func setPosition(_ position: CGPoint, forDirectionPadElement element: String) {}
}

/// A page that gets the presses of controllers itself.
open class GCEventViewController: UIViewController {
    /// Indicates whether views get them as presses: it is kept.
    open var controllerUserInteractionEnabled = true
}
