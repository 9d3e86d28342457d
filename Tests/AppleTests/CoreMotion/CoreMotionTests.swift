import CoreMotion
import Testing

@Suite("CoreMotion")
struct CoreMotionTests {
    @Test("there is no sensor, and who asks is told so")
    func updates() {
        let manager = CMMotionManager()
        var errors: [Bool] = []
        manager.startDeviceMotionUpdates(to: .main) { motion, error in errors.append(motion == nil && error != nil) }
        CMPedometer().queryPedometerData(from: .now, to: .now) { data, error in
            errors.append(data == nil && error != nil)
        }
        #expect(errors == [true, true] && !manager.isDeviceMotionAvailable)
    }
}
