public import Foundation

/// A delegate with a window, if it has one. On Apple's systems such a property is optional itself, so that one who knows the protocol
/// alone sees an optional of an optional: the protocols that refine this one say so, and this one keeps the delegate's own.
@MainActor @preconcurrency
public protocol _WindowHolder: NSObjectProtocol {
    /// The window; nil for none.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowHolder {
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }
}
