public import Foundation

/// The look of a view below a pointer. UIKit's class; there is none.
@MainActor @preconcurrency
open class UIHoverStyle: NSObject {
    /// The effect, its shape, and whether it is there.
    open var effect: any UIHoverEffect
    open var shape: UIShape?
    open var isEnabled = true

    /// Creates a look.
    public init(effect: any UIHoverEffect = UIHoverAutomaticEffect(), shape: UIShape? = nil) {
        self.effect = effect
        self.shape = shape
    }

    /// Creates the system's own look, of a shape.
    public convenience init(shape: UIShape?) {
        self.init(effect: UIHoverAutomaticEffect(), shape: shape)
    }
    open class func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// An effect below a pointer. UIKit's protocol.
public protocol UIHoverEffect {}

/// The system's own effect. UIKit's type.
public struct UIHoverAutomaticEffect: UIHoverEffect, Sendable {
    public init() {}
}

/// An effect of light. UIKit's type.
public struct UIHoverHighlightEffect: UIHoverEffect, Sendable {
    public init() {}
}

/// An effect of height. UIKit's type.
public struct UIHoverLiftEffect: UIHoverEffect, Sendable {
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The system's own effect.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// An effect of light.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// An effect of height.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// A shape of a view's size. UIKit's type; lengths are in points.
public struct UIShape: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case rect(CGFloat?), capsule, circle, fixed(CGRect, CGFloat?)
    }

    private let kind: Kind
    private var inset: CGFloat = 0

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// The shapes.
    public static var rect: UIShape { UIShape(.rect(nil)) }
    public static var capsule: UIShape { UIShape(.capsule) }
    public static var circle: UIShape { UIShape(.circle) }
    public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(.rect(cornerRadius)) }
    public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape(.fixed(rect, nil)) }
    public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat) -> UIShape {
        UIShape(.fixed(rect, cornerRadius))
    }

    /// The shape, smaller on all sides.
    public func inset(by amount: CGFloat) -> UIShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}
