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
