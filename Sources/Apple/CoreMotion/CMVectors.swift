/// A turn about three axes, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
    /// The parts along the axes.
    public var x = 0.0, y = 0.0, z = 0.0

    public init() {}
    /// Creates one of its parts.
    public init(x: Double, y: Double, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }
}

/// A pull along three axes, in multiples of the earth's.
public struct CMAcceleration: Hashable, Sendable {
    public var x = 0.0, y = 0.0, z = 0.0

    public init() {}
    /// Creates one of its parts.
    public init(x: Double, y: Double, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }
}

/// A turn in space.
public struct CMQuaternion: Hashable, Sendable {
    public var x = 0.0, y = 0.0, z = 0.0, w = 1.0

    public init() {}
    /// Creates one of its parts.
    public init(x: Double, y: Double, z: Double, w: Double) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}

/// A turn in space, as the nine numbers of a matrix.
public struct CMRotationMatrix: Hashable, Sendable {
    /// The rows, each from left to right.
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0

    public init() {}
}

/// A field of magnets, in microteslas: none is felt.
public struct CMMagneticField: Hashable, Sendable {
    /// The field along each axis.
    public var x = 0.0, y = 0.0, z = 0.0

    public init() {}
    /// Creates one of its parts.
    public init(x: Double, y: Double, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }
}

/// A field of magnets without the device's own.
public struct CMCalibratedMagneticField: Hashable, Sendable {
    /// The field, and the trust in it: none.
    public var field = CMMagneticField()
    public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated

    public init() {}
}

/// The trust in a field of magnets.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    case uncalibrated = -1
    case low, medium, high
}
