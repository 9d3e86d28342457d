public import Foundation

/// The listener to this device's own services.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    /// Called when the state is known, and for the end of each deed.
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}

extension CBPeripheralManagerDelegate {
    /// Called for the end of each deed.
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
    ) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?
    ) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?
    ) {}
}

/// The services of this device, which nobody sees.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    /// The delegate, which is told that there is no Bluetooth.
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    open var isAdvertising: Bool { false }
    open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus { .denied }

    /// Creates one that tells nobody.
    public override convenience init() { self.init(delegate: nil, queue: nil) }
    /// Creates one.
    public init(
        delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) {
        self.delegate = delegate
        super.init()
        (queue ?? .main).async { self.delegate?.peripheralManagerDidUpdateState(self) }
    }

    /// Shows itself, which fails, and ends.
    open func startAdvertising(_ advertisementData: [String: Any]?) {
        DispatchQueue.main.async {
            self.delegate?.peripheralManagerDidStartAdvertising(self, error: CBError(.operationCancelled))
        }
    }
    open func stopAdvertising() {}
    open func add(_ service: CBMutableService) {
        DispatchQueue.main.async {
            self.delegate?.peripheralManager(self, didAdd: service, error: CBError(.operationCancelled))
        }
    }
    open func removeAllServices() {}
    open func remove(_ service: CBMutableService) {}
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
    open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {}
    open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {
        DispatchQueue.main.async {
            self.delegate?.peripheralManager(self, didPublishL2CAPChannel: 0, error: CBError(.operationCancelled))
        }
    }
    open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {}
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool { false }
}

/// The older name of the permission.
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}
/// The older names of the states.
public typealias CBCentralManagerState = CBManagerState
public typealias CBPeripheralManagerState = CBManagerState

/// The speed of a connection.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable {
    case low, medium, high
}
