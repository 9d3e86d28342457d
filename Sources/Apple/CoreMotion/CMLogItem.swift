public import Foundation

/// Something that was felt at a moment.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// In seconds since the device was started.
    open var timestamp: TimeInterval { 0 }
}

/// The movement of the device.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// The turn and the pulls.
    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration() }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    /// The direction, in degrees clockwise from the north.
    open var heading: Double { 0 }
    open var sensorLocation: SensorLocation { .default }

    /// The place of the sensor.
    public enum SensorLocation: Int, Sendable {
        case `default`, headphoneLeft, headphoneRight
    }
}

/// The pull that is felt.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The pull.
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// The turn that is felt.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The turn about each axis: none.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A measure of the magnetic field.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// The field along the axes of the device, in microtesla: none.
    open var magneticField: CMMagneticField { CMMagneticField() }
}
