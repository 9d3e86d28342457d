public import Foundation

/// An animation of a layer. Nothing moves in a picture.
open class CAAnimation: NSObject {
    /// The timing of the animation; durations are in seconds.
    open var duration: Double = 0
    open var beginTime: Double = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?

    public override init() {}
}

/// A change from a value to another. Nothing moves in a picture.
open class CABasicAnimation: CAAnimation {
    /// The property that changes, and its values.
    open var keyPath: String?
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    /// Creates an animation of the property at a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// The pace of a change.
open class CAMediaTimingFunction: NSObject {
    /// The name of the pace.
    public let name: CAMediaTimingFunctionName

    /// Creates the pace of a name.
    public init(name: CAMediaTimingFunctionName) {
        self.name = name
    }
}

/// The names of paces.
public enum CAMediaTimingFunctionName: Sendable {
    case linear, easeIn, easeOut, easeInEaseOut, `default`
}
