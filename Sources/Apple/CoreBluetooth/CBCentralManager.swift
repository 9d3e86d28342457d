// `import CoreBluetooth` where Apple's framework is missing: there is no Bluetooth, and whoever asks is told so. It brings Foundation along.
@_exported public import Foundation

/// The states of a device's Bluetooth.
public enum CBManagerState: Int, Sendable {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// A permission to use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
    case notDetermined, restricted, denied, allowedAlways
}

/// The name of a service or of one of its values.
open class CBUUID: NSObject, @unchecked Sendable {
    /// The name as text and as bytes.
    public let uuidString: String
    /// Two, four or sixteen bytes.
    open var data: Data {
        let digits = uuidString.filter(\.isHexDigit)
        return Data(
            stride(from: 0, to: digits.count - digits.count % 2, by: 2).compactMap { place in
                let start = digits.index(digits.startIndex, offsetBy: place)
                return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16)
            })
    }

    /// Creates a name of nothing, to be replaced later.
    public convenience override init() { self.init(string: "") }

    /// Creates a name of two, four or sixteen bytes.
    public convenience init(data theData: Data) {
        let digits = theData.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }
        let text = digits.enumerated().map { place, digit in
            theData.count == 16 && [4, 6, 8, 10].contains(place) ? "-" + digit : digit
        }
        self.init(string: text.joined())
    }

    /// Creates a name of a text or an identity.
    public init(string theString: String) {
        uuidString = theString.uppercased()
    }

    /// Creates a name of an identity.
    public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
}

/// The Bluetooth of this device: it has none.
open class CBManager: NSObject, @unchecked Sendable {
    /// The state, and the permission: none.
    open var state: CBManagerState { .unsupported }
    open class var authorization: CBManagerAuthorization { .denied }
    open var authorization: CBManagerAuthorization { .denied }
}

/// The listener to a central. All but the state is never told.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// Called when the state is known, and when devices are found, come and go.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: Double,
        isReconnecting: Bool, error: (any Error)?)
    func centralManager(
        _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral)
}

/// A change of the connection to a device.
public enum CBConnectionEvent: Int, Sendable {
    case peerDisconnected, peerConnected
}

extension CBCentralManagerDelegate {
    /// Called when devices are found, come and go.
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: Double,
        isReconnecting: Bool, error: (any Error)?
    ) {}
    public func centralManager(
        _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral
    ) {}
}

/// Looks for devices. It finds none.
open class CBCentralManager: CBManager, @unchecked Sendable {
    /// The delegate, which is told that there is no Bluetooth.
    open weak var delegate: (any CBCentralManagerDelegate)?
    open var isScanning: Bool { false }

    /// Creates one.
    public init(
        delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) {
        self.delegate = delegate
        super.init()
        (queue ?? .main).async { self.delegate?.centralManagerDidUpdateState(self) }
    }

    public convenience override init() { self.init(delegate: nil, queue: nil) }

    /// Looks for devices, connects and ends.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
    open func stopScan() {}
    open class func supports(_ features: Feature) -> Bool { false }
    open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) {}

    /// The abilities of a device's Bluetooth.
    public struct Feature: OptionSet, Sendable {
        public static let extendedScanAndConnect = Feature(rawValue: 1)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    /// Connects to devices and ends, and finds those that were connected.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}
