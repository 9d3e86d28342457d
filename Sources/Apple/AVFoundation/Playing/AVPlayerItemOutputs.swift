public import Foundation

/// Gives the pictures of an item. None comes.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    /// The receiver of notices.
    open private(set) weak var delegate: (any AVPlayerItemOutputPullDelegate)?
    open private(set) var delegateQueue: DispatchQueue?

    /// Creates an output of pictures.
    public init(pixelBufferAttributes: [String: any Sendable]? = nil) {}
    public init(outputSettings: [String: any Sendable]?) {}

    /// A picture of a time: no.
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    open func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? { nil }
    open func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
    open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
}

extension AVPlayerItemOutput {
    /// The item's time of a moment of the clock, in seconds: nothing is played.
    public func itemTime(forHostTime hostTimeInSeconds: TimeInterval) -> CMTime { .zero }
    public func itemTime(forMachAbsoluteTime machAbsoluteTime: Int64) -> CMTime { .zero }
}

/// The receiver of notices of an output of pictures. Nothing calls it.
public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
    /// Tells of pictures, and of those that are gone.
    func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPullDelegate {
    public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {}
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

/// The receiver of what an item tells by itself. Nothing calls it.
public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {
    /// Tells of what is gone.
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPushDelegate {
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

/// Gives the subtitles of an item. None comes.
open class AVPlayerItemLegibleOutput: AVPlayerItemOutput, @unchecked Sendable {
    /// The wishes, and the receiver.
    open var advanceIntervalForDelegateInvocation: TimeInterval = 0
    open private(set) weak var delegate: (any AVPlayerItemLegibleOutputPushDelegate)?
    public override init() {}
    public init(mediaSubtypesForNativeRepresentation subtypes: [NSNumber]) {}
    open func setDelegate(
        _ delegate: (any AVPlayerItemLegibleOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
    ) { self.delegate = delegate }
}

/// The receiver of subtitles. Nothing calls it.
public protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    /// Tells of subtitles.
    func legibleOutput(
        _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString],
        nativeSampleBuffers nativeSamples: [Any], forItemTime itemTime: CMTime)
}

/// Gives what an item tells at its times. Nothing comes.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
    /// The wishes, and the receiver.
    open var advanceIntervalForDelegateInvocation: TimeInterval = 0
    open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?

    /// Creates an output of facts; nil for all.
    public init(identifiers: [String]?) {}
    open func setDelegate(
        _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
    ) { self.delegate = delegate }
}

/// The receiver of facts at times. Nothing calls it.
public protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    /// Tells of facts.
    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?)
}

/// Facts of a stretch of time.
open class AVTimedMetadataGroup: NSObject, @unchecked Sendable {
    /// The facts and the time.
    open internal(set) var items: [AVMetadataItem]
    open internal(set) var timeRange: CMTimeRange

    /// Creates facts of a time.
    public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
        (self.items, self.timeRange) = (items, timeRange)
    }
}

/// Facts of a time, to be set.
open class AVMutableTimedMetadataGroup: AVTimedMetadataGroup, @unchecked Sendable {
    // An observer that does nothing opens the setter of a property of the class above.
    /// The facts and the time.
    open override var items: [AVMetadataItem] { didSet {} }
    open override var timeRange: CMTimeRange { didSet {} }
}

/// A track of an item. There is none.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    override init() {}
    /// The facts of the track.
    open var assetTrack: AVAssetTrack? { nil }
    open var isEnabled = true
    open var currentVideoFrameRate: Float { 0 }
}

/// Collects what an item tells. Nothing comes.
open class AVPlayerItemMediaDataCollector: NSObject, @unchecked Sendable {
    override init() {}
}

/// Collects the facts that an item tells of dates. Nothing comes.
open class AVPlayerItemMetadataCollector: AVPlayerItemMediaDataCollector, @unchecked Sendable {
    public override init() {}
    /// Creates a collector of facts; nil for all.
    public init(identifiers: [String]?, classifyingLabels: [String]?) {}
}

extension AVPlayerItem {
    /// Adds and removes collectors, to which nothing comes.
    public func add(_ collector: AVPlayerItemMediaDataCollector) {}
    public func remove(_ collector: AVPlayerItemMediaDataCollector) {}
}

/// The look of subtitles.
open class AVTextStyleRule: NSObject, @unchecked Sendable {
    /// The look, and the part of the text that it is for.
    public let textMarkupAttributes: [String: Any]
    public let textSelector: String?

    /// Creates a look.
    public init?(textMarkupAttributes: [String: Any], textSelector: String? = nil) {
        (self.textMarkupAttributes, self.textSelector) = (textMarkupAttributes, textSelector)
    }
}

/// The keys of subtitles' looks.
public let kCMTextMarkupAttribute_ForegroundColorARGB = "ForegroundColorARGB"
public let kCMTextMarkupAttribute_BackgroundColorARGB = "BackgroundColorARGB"
public let kCMTextMarkupAttribute_CharacterBackgroundColorARGB = "CharacterBackgroundColorARGB"
public let kCMTextMarkupAttribute_BoldStyle = "Bold"
public let kCMTextMarkupAttribute_ItalicStyle = "Italic"
public let kCMTextMarkupAttribute_UnderlineStyle = "Underline"
public let kCMTextMarkupAttribute_FontFamilyName = "FontFamilyName"
public let kCMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight =
    "BaseFontSizePercentageRelativeToVideoHeight"
public let kCMTextMarkupAttribute_RelativeFontSize = "RelativeFontSize"
public let kCMTextMarkupAttribute_CharacterEdgeStyle = "CharacterEdgeStyle"
public let kCMTextMarkupCharacterEdgeStyle_DropShadow = "DropShadow"
public let kCMTextMarkupCharacterEdgeStyle_None = "None"
