public import Foundation

/// The text beside a resting pointer. UIKit's class; there is no pointer.
@MainActor @preconcurrency
open class UIToolTipInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The text, and whether it is shown.
    open var defaultToolTip: String?
    open var isEnabled = true
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    public override init() {
        super.init()
    }

    /// Creates an interaction with a text.
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The text at a place of the pointer. UIKit's class.
@MainActor @preconcurrency
open class UIToolTipConfiguration: NSObject {
    /// The text, and the rectangle that it is of, in points.
    public let toolTip: String
    public let sourceRect: CGRect

    /// Creates a text of a rectangle.
    public init(toolTip: String, in sourceRect: CGRect = .null) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
    }
}

/// The delegate of texts beside a pointer. UIKit's protocol; there is no pointer.
@MainActor @preconcurrency
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// The text at a place, in points.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { nil }
}
