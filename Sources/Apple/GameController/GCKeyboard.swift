public import Foundation

/// The keyboards as one. None is connected.
open class GCKeyboard: NSObject, GCDevice, @unchecked Sendable {
    /// The keyboard: nil.
    open class var coalesced: GCKeyboard? { nil }

    /// The queue, the names and the keys, which are none.
    open var handlerQueue = DispatchQueue.main
    open var vendorName: String? { nil }
    open var productCategory: String { "Keyboard" }
    open var keyboardInput: GCKeyboardInput? { nil }
}

/// The keys of a keyboard.
open class GCKeyboardInput: GCPhysicalInputProfile, @unchecked Sendable {
    /// Called as keys go down and up: never.
    open var keyChangedHandler: ((GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void)?
    open var isAnyKeyPressed: Bool { false }

    /// The key of a code: nil.
    open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}

/// The mouse. None is connected.
open class GCMouse: NSObject, GCDevice, @unchecked Sendable {
    /// The mouse that was used last, and all: none.
    open class var current: GCMouse? { nil }
    open class func mice() -> [GCMouse] { [] }

    /// The queue, the names and the buttons, which are none.
    open var handlerQueue = DispatchQueue.main
    open var vendorName: String? { nil }
    open var productCategory: String { "Mouse" }
    open var mouseInput: GCMouseInput? { nil }
}

/// The buttons and moves of a mouse.
open class GCMouseInput: GCPhysicalInputProfile, @unchecked Sendable {
    /// Called for moves: never.
    open var mouseMovedHandler: ((GCMouseInput, Float, Float) -> Void)?
    /// The wheel and the buttons.
    public let scroll = GCControllerDirectionPad()
    public let leftButton = GCControllerButtonInput()
    open var rightButton: GCControllerButtonInput? { nil }
    open var middleButton: GCControllerButtonInput? { nil }
    open var auxiliaryButtons: [GCControllerButtonInput]? { nil }
}

/// The code of a key: its number among the usages of keyboards.
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}
