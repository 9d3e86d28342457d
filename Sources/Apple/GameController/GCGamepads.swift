public import Foundation

/// The parts of a device by their names.
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
    /// The device, and the closure for changes.
    open internal(set) weak var controller: GCController?
    open var device: (any GCDevice)? { controller }
    open var lastEventTimestamp: TimeInterval { 0 }
    open var hasRemappedElements: Bool { false }
    open var valueDidChangeHandler: ((GCPhysicalInputProfile, GCControllerElement) -> Void)?

    /// The parts.
    open var elements: [String: GCControllerElement] { named }
    open var buttons: [String: GCControllerButtonInput] { named.compactMapValues { $0 as? GCControllerButtonInput } }
    open var axes: [String: GCControllerAxisInput] { named.compactMapValues { $0 as? GCControllerAxisInput } }
    open var dpads: [String: GCControllerDirectionPad] { named.compactMapValues { $0 as? GCControllerDirectionPad } }
    open var touchpads: [String: GCControllerTouchpad] { named.compactMapValues { $0 as? GCControllerTouchpad } }
    open var allElements: Set<GCControllerElement> { Set(named.values) }
    open var allButtons: Set<GCControllerButtonInput> { Set(buttons.values) }
    open subscript(key: String) -> GCControllerElement? { named[key] }

    private var named: [String: GCControllerElement] = [:]

    /// Adds parts, which tell of their changes.
    func add(_ parts: [String: GCControllerElement], tell: @escaping (GCControllerElement) -> Void) {
        named = parts
        for part in parts.values {
            part.told = { [weak self, unowned part] in
                guard let self else { return }
                tell(part)
                valueDidChangeHandler?(self, part)
            }
        }
    }

    /// Presses and moves the parts as those of another profile are.
    func takeValues(of other: GCPhysicalInputProfile) {
        for (name, part) in other.named {
            switch (named[name], part) {
            case (let own as GCControllerButtonInput, let part as GCControllerButtonInput): own.setValue(part.value)
            case (let own as GCControllerDirectionPad, let part as GCControllerDirectionPad):
                own.setValueForXAxis(part.xAxis.value, yAxis: part.yAxis.value)
            default: break
            }
        }
    }
}

/// The older form of a controller: none has it.
open class GCGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    /// The pad and the buttons.
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonY = GCControllerButtonInput()
    public let leftShoulder = GCControllerButtonInput()
    public let rightShoulder = GCControllerButtonInput()
    /// Called for each change.
    open var valueChangedHandler: ((GCGamepad, GCControllerElement) -> Void)?
}

/// A controller with two sticks, a pad, and buttons around them.
open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    /// The pad and the sticks.
    public let dpad = GCControllerDirectionPad()
    public let leftThumbstick = GCControllerDirectionPad()
    public let rightThumbstick = GCControllerDirectionPad()
    /// The buttons.
    public let buttonA = GCControllerButtonInput()
    public let buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonY = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    public let leftShoulder = GCControllerButtonInput()
    public let rightShoulder = GCControllerButtonInput()
    public let leftTrigger = GCControllerButtonInput()
    public let rightTrigger = GCControllerButtonInput()
    /// The buttons that not every controller has.
    open var buttonOptions: GCControllerButtonInput? { nil }
    open var buttonHome: GCControllerButtonInput? { nil }
    open var leftThumbstickButton: GCControllerButtonInput? { nil }
    open var rightThumbstickButton: GCControllerButtonInput? { nil }
    /// Called for each change.
    open var valueChangedHandler: GCExtendedGamepadValueChangedHandler?

    public override init() {
        super.init()
        let parts: [String: GCControllerElement] = [
            GCInputDirectionPad: dpad, GCInputLeftThumbstick: leftThumbstick, GCInputRightThumbstick: rightThumbstick,
            GCInputButtonA: buttonA, GCInputButtonB: buttonB, GCInputButtonX: buttonX, GCInputButtonY: buttonY,
            GCInputButtonMenu: buttonMenu, GCInputLeftShoulder: leftShoulder, GCInputRightShoulder: rightShoulder,
            GCInputLeftTrigger: leftTrigger, GCInputRightTrigger: rightTrigger,
        ]
        add(parts) { [unowned self] in valueChangedHandler?(self, $0) }
    }
}

/// The closure for a change of such a controller.
public typealias GCExtendedGamepadValueChangedHandler = (GCExtendedGamepad, GCControllerElement) -> Void

/// A remote control with a pad and two buttons.
open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    /// The pad and the buttons.
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    /// The reading of the pad, which is kept.
    open var reportsAbsoluteDpadValues = false
    open var allowsRotation = false
    /// Called for each change.
    open var valueChangedHandler: GCMicroGamepadValueChangedHandler?

    public override init() {
        super.init()
        let parts: [String: GCControllerElement] = [
            GCInputDirectionPad: dpad, GCInputButtonA: buttonA, GCInputButtonX: buttonX, GCInputButtonMenu: buttonMenu,
        ]
        add(parts) { [unowned self] in valueChangedHandler?(self, $0) }
    }
}

/// The closure for a change of such a control.
public typealias GCMicroGamepadValueChangedHandler = (GCMicroGamepad, GCControllerElement) -> Void

/// The names of the parts.
public let GCInputButtonA = "Button A"
public let GCInputButtonB = "Button B"
public let GCInputButtonX = "Button X"
public let GCInputButtonY = "Button Y"
public let GCInputDirectionPad = "Direction Pad"
public let GCInputLeftThumbstick = "Left Thumbstick"
public let GCInputRightThumbstick = "Right Thumbstick"
public let GCInputLeftShoulder = "Left Shoulder"
public let GCInputRightShoulder = "Right Shoulder"
public let GCInputLeftTrigger = "Left Trigger"
public let GCInputRightTrigger = "Right Trigger"
public let GCInputLeftThumbstickButton = "Left Thumbstick Button"
public let GCInputRightThumbstickButton = "Right Thumbstick Button"
public let GCInputButtonHome = "Button Home"
public let GCInputButtonMenu = "Button Menu"
public let GCInputButtonOptions = "Button Options"
public let GCInputButtonShare = "Button Share"
