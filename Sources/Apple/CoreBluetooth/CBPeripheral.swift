/// A device of either side.
open class CBPeer: NSObject, @unchecked Sendable {
    /// The identity of the device.
    public let identifier = UUID()

    override init() {}
}

/// A device that reads the values of this one.
open class CBCentral: CBPeer, @unchecked Sendable {
    /// The largest number of bytes that is sent at once.
    open var maximumUpdateValueLength: Int { 20 }
}

/// The states of the connection to a device.
public enum CBPeripheralState: Int, Sendable {
    case disconnected, connecting, connected, disconnecting
}

/// Another device. There is none.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    /// The delegate, and the facts about the device.
    open weak var delegate: (any CBPeripheralDelegate)?
    open var name: String? { nil }
    open var state: CBPeripheralState { .disconnected }
    open var services: [CBService]? { nil }

    /// Asks the device, which does not answer, as nobody is connected.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    open func readValue(for characteristic: CBCharacteristic) {}
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    open func readRSSI() {}
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}
    open func readValue(for descriptor: CBDescriptor) {}
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
    open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {}
    open var canSendWriteWithoutResponse: Bool { false }
    open var ancsAuthorized: Bool { false }
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// The ways to write a value.
public enum CBCharacteristicWriteType: Int, Sendable {
    case withResponse, withoutResponse
}

/// The listener to a device, which hears nothing.
public protocol CBPeripheralDelegate: NSObjectProtocol {
    /// Called for the answers of the device.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
    func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}

extension CBPeripheralDelegate {
    /// Called for the answers of the device.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?
    ) {}
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
    public func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {}
}

/// A service, and the values of one.
open class CBAttribute: NSObject, @unchecked Sendable {
    /// The name of it.
    public let uuid: CBUUID

    init(uuid: CBUUID) {
        self.uuid = uuid
    }
}

/// A group of a device's values.
open class CBService: CBAttribute, @unchecked Sendable {
    /// The device, and the values of the group.
    open weak var peripheral: CBPeripheral?
    open var isPrimary: Bool { true }
    open var characteristics: [CBCharacteristic]?
    open var includedServices: [CBService]?
}

/// A group of this device's values.
open class CBMutableService: CBService, @unchecked Sendable {
    /// Creates a service of nothing, to be replaced later.
    public convenience init() { self.init(type: CBUUID(), primary: true) }

    /// Creates a service of a name.
    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        super.init(uuid: UUID)
    }
}

/// A value of a device.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    /// The group, the value, and the ways to use it.
    open weak var service: CBService?
    open var value: Data?
    open var properties: CBCharacteristicProperties { [] }
    open var isNotifying: Bool { false }
    open var descriptors: [CBDescriptor]?
}

/// A description of a value.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
    /// The value that is described, and the description.
    open weak var characteristic: CBCharacteristic?
    open var value: Any? { nil }
}

/// A description of a value of this device.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
    private let own: Any?
    /// The description.
    open override var value: Any? { own }

    /// Creates a description.
    public init(type UUID: CBUUID, value: Any?) {
        own = value
        super.init(uuid: UUID)
    }
}

/// The number of a channel.
public typealias CBL2CAPPSM = UInt16

/// A channel to a device. None is open.
open class CBL2CAPChannel: NSObject, @unchecked Sendable {
    /// The device, and the two directions.
    open var peer: CBPeer! { nil }
    open var inputStream: InputStream! { nil }
    open var outputStream: OutputStream! { nil }
    open var psm: CBL2CAPPSM { 0 }
}

/// A device's question for a value of this one. None asks.
open class CBATTRequest: NSObject, @unchecked Sendable {
    /// The device, the value, and the place in it in bytes.
    open var central: CBCentral { CBCentral() }
    public let characteristic: CBCharacteristic
    open var offset: Int { 0 }
    open var value: Data?

    init(_ characteristic: CBCharacteristic) {
        self.characteristic = characteristic
    }
}

/// A value of this device.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    private var own: CBCharacteristicProperties
    /// The ways to use it, and the permissions.
    open override var properties: CBCharacteristicProperties {
        get { own }
        set { own = newValue }
    }
    /// The permissions to read and write it.
    open var permissions: CBAttributePermissions
    open var subscribedCentrals: [CBCentral]? { nil }

    /// Creates a value of nothing, to be replaced later.
    public convenience init() { self.init(type: CBUUID(), properties: [], value: nil, permissions: []) }

    /// Creates a value of a service.
    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        (own, self.permissions) = (properties, permissions)
        super.init(uuid: UUID)
        self.value = value
    }
}

/// The deeds that a value allows.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    public static let read = CBCharacteristicProperties(rawValue: 2)
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
    public static let write = CBCharacteristicProperties(rawValue: 8)
    public static let notify = CBCharacteristicProperties(rawValue: 16)
    public static let indicate = CBCharacteristicProperties(rawValue: 32)
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 64)
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 128)
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 256)
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 512)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The permissions to read and write a value.
public struct CBAttributePermissions: OptionSet, Sendable {
    public static let readable = CBAttributePermissions(rawValue: 1)
    public static let writeable = CBAttributePermissions(rawValue: 2)
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
