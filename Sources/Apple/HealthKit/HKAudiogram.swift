public import Foundation

/// The faintest sounds that ears hear at a frequency.
open class HKAudiogramSensitivityPoint: NSObject, @unchecked Sendable {
    /// The frequency, and the loudness for each ear.
    public let frequency: HKQuantity
    public let leftEarSensitivity: HKQuantity?
    public let rightEarSensitivity: HKQuantity?

    /// Creates a point of a measurement of hearing.
    ///
    /// - Throws: Nothing: the numbers are not checked.
    public init(
        frequency: HKQuantity, leftEarSensitivity: HKQuantity?, rightEarSensitivity: HKQuantity?
    ) throws {
        self.frequency = frequency
        (self.leftEarSensitivity, self.rightEarSensitivity) = (leftEarSensitivity, rightEarSensitivity)
    }
}

/// A measurement of hearing.
open class HKAudiogramSample: HKSample, @unchecked Sendable {
    /// The points.
    public let sensitivityPoints: [HKAudiogramSensitivityPoint]

    /// Creates a measurement.
    public init(
        sensitivityPoints: [HKAudiogramSensitivityPoint], start startDate: Date, end endDate: Date,
        metadata: [String: Any]?
    ) {
        self.sensitivityPoints = sensitivityPoints
        super.init(.audiogramSampleType(), startDate, endDate, metadata)
    }
}
