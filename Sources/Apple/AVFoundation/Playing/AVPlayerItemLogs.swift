public import Foundation

/// The story of an item's loading. Nothing is loaded, and none is handed out.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
    override init() {}
    /// The events, and all of them as text.
    open var events: [AVPlayerItemAccessLogEvent] { [] }
    open func extendedLogData() -> Data? { nil }
    open var extendedLogDataStringEncoding: UInt { 4 }
}

/// A part of such a story. Negative numbers stand for what is not known, as in Apple's; times are in seconds.
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
    override init() {}
    /// The facts.
    open var uri: String? { nil }
    open var serverAddress: String? { nil }
    open var playbackSessionID: String? { nil }
    open var playbackStartDate: Date? { nil }
    open var playbackStartOffset: TimeInterval { -1 }
    open var playbackType: String? { nil }
    open var segmentsDownloadedDuration: TimeInterval { -1 }
    open var durationWatched: TimeInterval { -1 }
    open var startupTime: TimeInterval { -1 }
    open var transferDuration: TimeInterval { -1 }
    open var numberOfStalls: Int { -1 }
    open var numberOfMediaRequests: Int { -1 }
    open var numberOfServerAddressChanges: Int { -1 }
    open var numberOfDroppedVideoFrames: Int { -1 }
    open var numberOfBytesTransferred: Int64 { -1 }
    open var downloadOverdue: Int { -1 }
    open var mediaRequestsWWAN: Int { -1 }

    /// In bits a second.
    open var observedBitrate: Double { -1 }
    open var observedMaxBitrate: Double { -1 }
    open var observedMinBitrate: Double { -1 }
    open var observedBitrateStandardDeviation: Double { -1 }
    open var indicatedBitrate: Double { -1 }
    open var indicatedAverageBitrate: Double { -1 }
    open var averageVideoBitrate: Double { -1 }
    open var averageAudioBitrate: Double { -1 }
    open var switchBitrate: Double { -1 }
}

/// The errors of an item's loading. Nothing is loaded, and none is handed out.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
    override init() {}
    /// The errors, and all of them as text.
    open var events: [AVPlayerItemErrorLogEvent] { [] }
    open func extendedLogData() -> Data? { nil }
    open var extendedLogDataStringEncoding: UInt { 4 }
}

/// An error of loading.
open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
    override init() {}
    /// The facts.
    open var date: Date? { nil }
    open var uri: String? { nil }
    open var serverAddress: String? { nil }
    open var playbackSessionID: String? { nil }
    open var errorStatusCode: Int { 0 }
    open var errorDomain: String { "" }
    open var errorComment: String? { nil }
    open var allHTTPResponseHeaderFields: [String: String]? { nil }
}

extension AVPlayerItem {
    /// The stories: nil, as for an item of which nothing was loaded.
    public func accessLog() -> AVPlayerItemAccessLog? { nil }
    public func errorLog() -> AVPlayerItemErrorLog? { nil }

    /// Steps by pictures: there are none.
    public func step(byCount stepCount: Int) {}
    public var canStepForward: Bool { false }
    public var canStepBackward: Bool { false }
    public var canPlaySlowForward: Bool { false }
    public var canPlayFastReverse: Bool { false }
    public var canPlaySlowReverse: Bool { false }

    /// The notices of an item. None is posted.
    public static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
    public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
    public static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
    public static let newErrorLogEntryNotification = NSNotification.Name.AVPlayerItemNewErrorLogEntry
    public static let newAccessLogEntryNotification = NSNotification.Name.AVPlayerItemNewAccessLogEntry
    public static let recommendedTimeOffsetFromLiveDidChangeNotification = NSNotification.Name(
        "AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification")
    public static let mediaSelectionDidChangeNotification = NSNotification.Name(
        "AVPlayerItemMediaSelectionDidChangeNotification")
}

extension NSNotification.Name {
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntryNotification")
}

/// The key of the error in the notice of an item that failed.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
