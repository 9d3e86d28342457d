public import Foundation

/// The turn of the device, in radians.
open class CMAttitude: NSObject, @unchecked Sendable {
    /// The angles about the axes, and the turn as four numbers.
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
    open var quaternion: CMQuaternion { CMQuaternion() }
    open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
    open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// The frame of the device's turn.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
