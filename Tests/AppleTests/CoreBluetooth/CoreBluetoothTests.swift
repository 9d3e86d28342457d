import CoreBluetooth
import Testing

@Suite("CoreBluetooth")
@MainActor
struct CoreBluetoothTests {
    private final class Listener: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate {
        let told: (CBManagerState) -> Void

        init(_ told: @escaping (CBManagerState) -> Void) {
            self.told = told
        }

        func centralManagerDidUpdateState(_ central: CBCentralManager) { told(central.state) }
        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) { told(peripheral.state) }
    }

    @Test("there is no Bluetooth, and delegates hear of it")
    func state() async throws {
        var listeners: [Listener] = []
        var kept: [CBManager] = []
        let central = try await answer { done in
            listeners.append(Listener(done))
            kept.append(CBCentralManager(delegate: listeners[0], queue: nil))
        }
        let peripheral = try await answer { done in
            listeners.append(Listener(done))
            kept.append(CBPeripheralManager(delegate: listeners[1], queue: nil))
        }
        #expect(central == .unsupported && peripheral == .unsupported)
        #expect(CBUUID(string: "180d") == CBUUID(string: "180D"))
    }
}
