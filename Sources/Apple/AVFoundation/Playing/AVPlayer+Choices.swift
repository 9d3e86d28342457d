public import Foundation

extension AVPlayer {
    /// Sets the languages that are chosen by themselves. There are no films to choose in.
    public func setMediaSelectionCriteria(
        _ criteria: AVPlayerMediaSelectionCriteria?, forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) {}
    public func mediaSelectionCriteria(
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) -> AVPlayerMediaSelectionCriteria? { nil }

    /// The abilities of the device: no more than usual.
    public class var eligibleForHDRPlayback: Bool { false }
    public class var availableHDRModes: HDRMode { [] }
    public static let eligibleForHDRPlaybackDidChangeNotification = NSNotification.Name(
        "AVPlayerEligibleForHDRPlaybackDidChangeNotification")

    /// The ways of bright films.
    public struct HDRMode: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let hlg = HDRMode(rawValue: 1)
        public static let hdr10 = HDRMode(rawValue: 2)
        public static let dolbyVision = HDRMode(rawValue: 4)
    }
}
