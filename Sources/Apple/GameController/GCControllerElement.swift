public import Foundation

/// A part of a controller that is pressed or moved. The program itself may: nobody else does.
open class GCControllerElement: NSObject, @unchecked Sendable {
    /// The element that it is part of, and its names.
    open internal(set) weak var collection: GCControllerElement?
    open var isAnalog: Bool { true }
    open var isBoundToSystemGesture: Bool { false }
    open var preferredSystemGestureState = SystemGestureState.enabled
    open var sfSymbolsName: String?
    open var localizedName: String?
    open var unmappedSfSymbolsName: String?
    open var unmappedLocalizedName: String?
    open var aliases: Set<String> { [] }

    /// The care of a gesture of the system's.
    public enum SystemGestureState: Int, Sendable {
        case enabled, alwaysReceive, disabled
    }

    /// Called behind a change.
    var told: () -> Void = {}
}

/// A length along an axis, from -1 to 1.
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
    /// The place along the axis.
    open private(set) var value: Float = 0
    /// Called for each change.
    open var valueChangedHandler: GCControllerAxisValueChangedHandler?

    /// Moves it.
    open func setValue(_ value: Float) {
        guard self.value != value else { return }
        self.value = value
        valueChangedHandler?(self, value)
        told()
    }
}

/// The closure for a change of an axis.
public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void

/// A button, which is pressed from 0 to 1.
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
    /// The pressure, and whether there is any.
    open private(set) var value: Float = 0
    open var isPressed: Bool { value > 0 }
    open var isTouched: Bool { value > 0 }
    /// Called for each change, and as it goes down and up.
    open var valueChangedHandler: GCControllerButtonValueChangedHandler?
    open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
    open var touchedChangedHandler: ((GCControllerButtonInput, Float, Bool, Bool) -> Void)?

    /// Presses it.
    open func setValue(_ value: Float) {
        guard self.value != value else { return }
        let wasPressed = isPressed
        self.value = value
        valueChangedHandler?(self, value, isPressed)
        if isPressed != wasPressed {
            pressedChangedHandler?(self, value, isPressed)
            touchedChangedHandler?(self, value, isPressed, isTouched)
        }
        told()
    }
}

/// The closure for a change of a button.
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void

/// A pad or a stick of two axes.
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
    /// The axes and the four directions, which follow them.
    public let xAxis = GCControllerAxisInput()
    public let yAxis = GCControllerAxisInput()
    public let up = GCControllerButtonInput()
    public let down = GCControllerButtonInput()
    public let left = GCControllerButtonInput()
    public let right = GCControllerButtonInput()
    /// Called for each change.
    open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?

    public override init() {
        super.init()
        for part in [xAxis, yAxis, up, down, left, right] { part.collection = self }
    }

    /// Moves it.
    open func setValueForXAxis(_ xAxis: Float, yAxis: Float) {
        self.xAxis.setValue(xAxis)
        self.yAxis.setValue(yAxis)
        right.setValue(max(xAxis, 0))
        left.setValue(max(-xAxis, 0))
        up.setValue(max(yAxis, 0))
        down.setValue(max(-yAxis, 0))
        valueChangedHandler?(self, xAxis, yAxis)
        told()
    }
}

/// The closure for a change of a pad.
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void

/// A surface that feels a finger.
open class GCControllerTouchpad: GCControllerElement, @unchecked Sendable {
    /// The states of a touch.
    public enum TouchState: Int, Sendable {
        case up, down, moving
    }

    /// The parts of the surface, and the reading of it.
    public let button = GCControllerButtonInput()
    public let touchSurface = GCControllerDirectionPad()
    open var touchState: TouchState { .up }
    open var reportsAbsoluteTouchSurfaceValues = false
    /// Called for touches: never.
    open var touchDown: ((GCControllerTouchpad, Float, Float, Float, Bool) -> Void)?
    open var touchMoved: ((GCControllerTouchpad, Float, Float, Float, Bool) -> Void)?
    open var touchUp: ((GCControllerTouchpad, Float, Float, Float, Bool) -> Void)?
}
