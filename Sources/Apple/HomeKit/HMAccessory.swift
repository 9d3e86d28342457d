public import Foundation

/// A device of a home. There is none: what would read or write its values is refused.
open class HMAccessory: NSObject, @unchecked Sendable {
    /// The listener, the names and the parts.
    open weak var delegate: (any HMAccessoryDelegate)?
    open var name: String { "" }
    public let uniqueIdentifier = UUID()
    open var isReachable: Bool { false }
    open var isBridged: Bool { false }
    open var isBlocked: Bool { false }
    open var uniqueIdentifiersForBridgedAccessories: [UUID]? { nil }
    open weak var room: HMRoom? { nil }
    open var services: [HMService] { [] }
    open var profiles: [HMAccessoryProfile] { [] }
    open var cameraProfiles: [HMCameraProfile]? { nil }
    open var category: HMAccessoryCategory { HMAccessoryCategory() }
    open var manufacturer: String? { nil }
    open var model: String? { nil }
    open var firmwareVersion: String? { nil }
    open var supportsIdentify: Bool { false }

    /// Changes the name, which is refused.
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Makes the device show itself, which no device does.
    open func identify(completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.accessoryNotReachable))
    }
    open func identify() async throws { throw HMError(.accessoryNotReachable) }
}

/// The listener to a device, of which there is none.
public protocol HMAccessoryDelegate: NSObjectProtocol {
    /// Called as the device changes: never.
    func accessoryDidUpdateName(_ accessory: HMAccessory)
    func accessoryDidUpdateServices(_ accessory: HMAccessory)
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService)
    func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
    func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String)
}

extension HMAccessoryDelegate {
    public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    public func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {}
    public func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {}
    public func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String) {}
}

/// The kind of a device.
open class HMAccessoryCategory: NSObject, @unchecked Sendable {
    /// The kind, by its name and in words.
    open var categoryType: String { HMAccessoryCategoryTypeOther }
    open var localizedDescription: String { "" }
}

/// A use of a device, such as a camera's.
open class HMAccessoryProfile: NSObject, @unchecked Sendable {
    /// The number, the services and the device.
    public let uniqueIdentifier = UUID()
    open var services: [HMService] { [] }
    open weak var accessory: HMAccessory? { nil }
}

/// A camera. There is none.
open class HMCameraProfile: HMAccessoryProfile, @unchecked Sendable {
    /// The parts of the camera: none.
    open var microphoneControl: AnyObject? { nil }
    open var speakerControl: AnyObject? { nil }
    open var settingsControl: AnyObject? { nil }
}

/// A service of a device.
open class HMService: NSObject, @unchecked Sendable {
    /// The device, the names, the kind and the values.
    open weak var accessory: HMAccessory? { nil }
    open var name: String { "" }
    public let uniqueIdentifier = UUID()
    open var serviceType: String { "" }
    open var localizedDescription: String { "" }
    open var associatedServiceType: String? { nil }
    open var characteristics: [HMCharacteristic] { [] }
    open var isUserInteractive: Bool { false }
    open var isPrimaryService: Bool { false }
    open var linkedServices: [HMService]? { nil }

    /// Changes the name, which is refused.
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
}

/// A value of a service.
open class HMCharacteristic: NSObject, @unchecked Sendable {
    /// The service, the names and the value, which is none.
    open weak var service: HMService? { nil }
    public let uniqueIdentifier = UUID()
    open var characteristicType: String { "" }
    open var localizedDescription: String { "" }
    open var properties: [String] { [] }
    open var metadata: HMCharacteristicMetadata? { nil }
    open var value: Any? { nil }
    open var isNotificationEnabled: Bool { false }

    /// Reads or writes the value, or asks to be told of it: no device is reached.
    open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.accessoryNotReachable))
    }
    open func readValue() async throws { throw HMError(.accessoryNotReachable) }
    open func writeValue(_ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.accessoryNotReachable))
    }
    open func writeValue(_ value: Any?) async throws { throw HMError(.accessoryNotReachable) }
    open func enableNotification(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.accessoryNotReachable))
    }
    open func enableNotification(_ enable: Bool) async throws { throw HMError(.accessoryNotReachable) }
}

/// The bounds and the unit of a value.
open class HMCharacteristicMetadata: NSObject, @unchecked Sendable {
    /// The bounds, the form and the unit: none are known.
    open var minimumValue: NSNumber? { nil }
    open var maximumValue: NSNumber? { nil }
    open var stepValue: NSNumber? { nil }
    open var maxLength: NSNumber? { nil }
    open var validValues: [NSNumber]? { nil }
    open var format: String? { nil }
    open var units: String? { nil }
    open var manufacturerDescription: String? { nil }
}
