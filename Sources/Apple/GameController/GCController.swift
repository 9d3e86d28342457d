// `import GameController` where Apple's framework is missing: no controller is connected. It brings Foundation and UIKit's names along.
public import CoreHaptics
@_exported public import Foundation
@_exported public import UIKit

/// A device to play with.
public protocol GCDevice: NSObjectProtocol {
    /// The queue on which its changes are told, its maker's name and its kind.
    var handlerQueue: DispatchQueue { get set }
    var vendorName: String? { get }
    var productCategory: String { get }
}

/// The number of a player.
public enum GCControllerPlayerIndex: Int, Sendable {
    case indexUnset = -1
    case index1, index2, index3, index4
}

/// A controller. None is connected; one of the program's own says nothing.
open class GCController: NSObject, GCDevice, @unchecked Sendable {
    /// The controllers, and the one that was used last: none.
    open class func controllers() -> [GCController] { [] }
    open class var current: GCController? { nil }
    nonisolated(unsafe) public static var shouldMonitorBackgroundEvents = false

    /// Looks for controllers, finds none and says that it is done.
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open class func startWirelessControllerDiscovery() async {}
    open class func stopWirelessControllerDiscovery() {}
    open class func supportsHIDDevice(_ device: AnyObject) -> Bool { false }

    /// A controller whose buttons the program presses.
    open class func withExtendedGamepad() -> GCController { GCController(extended: GCExtendedGamepad(), micro: nil) }
    open class func withMicroGamepad() -> GCController { GCController(extended: nil, micro: GCMicroGamepad()) }

    public override init() {
        (extendedGamepad, microGamepad) = (nil, nil)
    }

    private init(extended: GCExtendedGamepad?, micro: GCMicroGamepad?) {
        (extendedGamepad, microGamepad) = (extended, micro)
        super.init()
        extendedGamepad?.controller = self
        microGamepad?.controller = self
    }

    /// The queue, the names, and the player.
    open var handlerQueue = DispatchQueue.main
    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    open var isAttachedToDevice: Bool { false }
    open var isSnapshot: Bool { true }
    open var controllerPausedHandler: ((GCController) -> Void)?

    /// The buttons in their forms, and what else a controller may have.
    public let extendedGamepad: GCExtendedGamepad?
    public let microGamepad: GCMicroGamepad?
    open var gamepad: GCGamepad? { nil }
    open var motion: GCMotion? { nil }
    open var light: GCDeviceLight? { nil }
    open var battery: GCDeviceBattery? { nil }
    open var haptics: GCDeviceHaptics? { nil }
    open var physicalInputProfile: GCPhysicalInputProfile {
        extendedGamepad ?? microGamepad ?? GCPhysicalInputProfile()
    }

    /// A copy of the state as it is, which later presses do not change.
    open func capture() -> GCController {
        let copy = GCController(
            extended: extendedGamepad.map { _ in GCExtendedGamepad() },
            micro: microGamepad.map { _ in GCMicroGamepad() })
        if let extendedGamepad { copy.extendedGamepad?.takeValues(of: extendedGamepad) }
        if let microGamepad { copy.microGamepad?.takeValues(of: microGamepad) }
        return copy
    }
}

extension NSNotification.Name {
    /// Devices that come, go or are used: none does.
    public static let GCControllerDidConnect = Self("GCControllerDidConnectNotification")
    public static let GCControllerDidDisconnect = Self("GCControllerDidDisconnectNotification")
    public static let GCControllerDidBecomeCurrent = Self("GCControllerDidBecomeCurrentNotification")
    public static let GCControllerDidStopBeingCurrent = Self("GCControllerDidStopBeingCurrentNotification")
    public static let GCKeyboardDidConnect = Self("GCKeyboardDidConnectNotification")
    public static let GCKeyboardDidDisconnect = Self("GCKeyboardDidDisconnectNotification")
    public static let GCMouseDidConnect = Self("GCMouseDidConnectNotification")
    public static let GCMouseDidDisconnect = Self("GCMouseDidDisconnectNotification")
    public static let GCMouseDidBecomeCurrent = Self("GCMouseDidBecomeCurrentNotification")
    public static let GCMouseDidStopBeingCurrent = Self("GCMouseDidStopBeingCurrentNotification")
}

/// The turns and moves of a controller, which is held by nobody.
open class GCMotion: NSObject, @unchecked Sendable {
    /// The controller, and the closure for changes.
    open weak var controller: GCController?
    open var valueChangedHandler: ((GCMotion) -> Void)?
    /// The weights in parts of the earth's, the turns in radians a second, and what is known.
    open var gravity: GCAcceleration { GCAcceleration() }
    open var userAcceleration: GCAcceleration { GCAcceleration() }
    open var acceleration: GCAcceleration { GCAcceleration() }
    open var rotationRate: GCRotationRate { GCRotationRate() }
    open var attitude: GCQuaternion { GCQuaternion() }
    open var sensorsRequireManualActivation: Bool { false }
    open var sensorsActive = false
    open var hasAttitude: Bool { false }
    open var hasRotationRate: Bool { false }
    open var hasGravityAndUserAcceleration: Bool { false }
}

/// A weight along three axes, in parts of the earth's.
public struct GCAcceleration: Sendable {
    /// The parts along the axes.
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0

    public init() {}
}

/// A turn about three axes, in radians a second.
public struct GCRotationRate: Sendable {
    /// The parts about the axes.
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0

    public init() {}
}

/// A turn in space.
public struct GCQuaternion: Sendable {
    /// The parts of the quaternion.
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public var w = 1.0

    public init() {}
}

/// A colour in parts of red, green and blue.
open class GCColor: NSObject, @unchecked Sendable {
    /// The parts of the colour, from 0 to 1.
    public let red: Float
    public let green: Float
    public let blue: Float

    /// Creates a colour of parts from 0 to 1.
    public init(red: Float, green: Float, blue: Float) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }
}

/// The light of a controller.
open class GCDeviceLight: NSObject, @unchecked Sendable {
    /// The colour of the light.
    open var color = GCColor(red: 0, green: 0, blue: 0)
}

/// The charge of a controller, from 0 to 1.
open class GCDeviceBattery: NSObject, @unchecked Sendable {
    /// The states of a battery.
    public enum State: Int, Sendable {
        case unknown = -1
        case discharging, charging, full
    }

    /// The charge from 0 to 1, and the state: neither is known.
    open var batteryLevel: Float { 0 }
    open var batteryState: State { .unknown }
}

/// The parts of a controller that tremble: none.
open class GCDeviceHaptics: NSObject, @unchecked Sendable {
    /// The parts, and what drives one: none.
    open var supportedLocalities: Set<GCHapticsLocality> { [] }
    open func createEngine(withLocality locality: GCHapticsLocality) -> CHHapticEngine? { nil }
}

/// The name of such a part.
public struct GCHapticsLocality: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The parts of usual controllers.
    public static let `default` = GCHapticsLocality(rawValue: "Default")
    public static let all = GCHapticsLocality(rawValue: "All")
    public static let handles = GCHapticsLocality(rawValue: "Handles")
    public static let leftHandle = GCHapticsLocality(rawValue: "(Left Handle)")
    public static let rightHandle = GCHapticsLocality(rawValue: "(Right Handle)")
    public static let triggers = GCHapticsLocality(rawValue: "Triggers")
    public static let leftTrigger = GCHapticsLocality(rawValue: "(Left Trigger)")
    public static let rightTrigger = GCHapticsLocality(rawValue: "(Right Trigger)")
}
