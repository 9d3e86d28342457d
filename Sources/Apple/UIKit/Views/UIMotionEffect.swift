public import Foundation

/// A movement with the device. UIKit's class; the device stands still.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
    public override init() {
        super.init()
    }

    /// The values of the view for a place of the device.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A movement between two values. UIKit's class.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis around which the device is tilted.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    /// The property, the axis and the values.
    open private(set) var keyPath: String
    open private(set) var type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    /// Creates a movement of a property.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
    }
}

/// Several movements. UIKit's class.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group, which are not drawn.
    open var motionEffects: [UIMotionEffect]?
}
