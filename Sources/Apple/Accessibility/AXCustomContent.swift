public import Foundation

/// A thing that is said of an element when somebody asks for more. Nobody does.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
    /// The need of saying it at once.
    public enum Importance: UInt, Sendable {
        case `default`, high
    }

    /// The name of the thing and the value, as texts.
    public let attributedLabel: NSAttributedString
    public let attributedValue: NSAttributedString
    open var label: String { attributedLabel.string }
    open var value: String { attributedValue.string }
    open var importance = Importance.default

    /// Creates a thing.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }
}

/// An element that says more of itself.
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// The things.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
