public import Foundation

extension AVPlayer {
    /// The clock of the host, and what may be heard: there is no device.
    public var masterClock: CMClock? {
        get { nil }
        set {}
    }
    public var audioOutputSuppressedDueToNonMixableAudioRoute: Bool { false }
    public var isAudioPlaybackAllowed: Bool { true }
    public var isClosedCaptionDisplayEnabled: Bool {
        get { false }
        set {}
    }

    /// The share of the network that a player would take: no film is loaded.
    public enum NetworkResourcePriority: Int, Sendable {
        case `default`, low, high
    }
    /// The share that is asked for, which is not kept.
    public var networkResourcePriority: NetworkResourcePriority {
        get { .default }
        set {}
    }
}

extension AVPlayerItem {
    /// The part of the picture that is shown, and what reads along: nothing does.
    public var videoApertureMode: AVAssetImageGenerator.ApertureMode {
        get { .cleanAperture }
        set {}
    }
    public var mediaDataCollectors: [AVPlayerItemMediaDataCollector] { [] }
    public func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
}

extension AVAsset {
    /// The groups of tracks of which one is played, and a number that no track has.
    public var trackGroups: [AVAssetTrackGroup] { [] }
    public func findUnusedTrackID() async throws -> CMPersistentTrackID { 1 }
    public var isCompatibleWithSavedPhotosAlbum: Bool { false }
}

/// Tracks of which one is played at a time.
open class AVAssetTrackGroup: NSObject, @unchecked Sendable {
    override init() {}
    /// The numbers of the tracks.
    open var trackIDs: [NSNumber] { [] }
}
