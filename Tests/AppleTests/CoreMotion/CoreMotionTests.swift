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

    @Test("steps, heights and headphones answer with the same error, and a still device is turned by nothing")
    func answers() {
        var codes: [Int] = []
        CMPedometer().startEventUpdates { event, error in
            codes.append(event == nil ? (error as NSError?)?.code ?? 0 : 0)
        }
        CMAltimeter().startAbsoluteAltitudeUpdates(to: .main) { data, error in
            codes.append(data == nil ? (error as NSError?)?.code ?? 0 : 0)
        }
        CMHeadphoneMotionManager().startDeviceMotionUpdates(to: .main) { motion, error in
            codes.append(motion == nil ? (error as NSError?)?.code ?? 0 : 0)
        }
        #expect(codes == Array(repeating: Int(CMErrorNotAvailable.rawValue), count: 3))
        let matrix = CMAttitude().rotationMatrix
        #expect([matrix.m11, matrix.m22, matrix.m33] == [1, 1, 1] && matrix.m12 == 0)
    }
}
