public import CoreGraphics
public import Foundation
public import UIKit

/// Writes a film. None is written: it fails when it begins.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    /// The state of the writing.
    public enum Status: Int, Sendable {
        case unknown, writing, completed, failed, cancelled
    }

    /// The file, the inputs, and the state.
    public let outputURL: URL
    public let outputFileType: AVFileType
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open private(set) var inputs: [AVAssetWriterInput] = []
    open var metadata: [AVMetadataItem] = []
    open var shouldOptimizeForNetworkUse = false
    open var movieFragmentInterval = CMTime.invalid
    open var initialMovieFragmentInterval = CMTime.invalid
    open var movieTimeScale: CMTimeScale = 0
    open var overallDurationHint = CMTime.invalid
    open var directoryForTemporaryFiles: URL?
    open var availableMediaTypes: [AVMediaType] { [.video, .audio] }

    /// The wishes for a film in pieces, and the receiver of these.
    open var preferredOutputSegmentInterval = CMTime.invalid
    open var initialSegmentStartTime = CMTime.invalid
    open var outputFileTypeProfile: AVFileTypeProfile?
    open var producesCombinableFragments = false
    open weak var delegate: (any AVAssetWriterDelegate)?

    /// Ends a piece, which is not written.
    open func flushSegment() {}

    /// Creates a writer of a file.
    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
    }
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }

    /// Creates a writer of pieces, without a file.
    public init(contentType outputContentType: UTType) {
        (outputURL, outputFileType) = (
            URL(fileURLWithPath: "/dev/null"), AVFileType(rawValue: outputContentType.identifier)
        )
    }

    /// Adds inputs.
    open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { false }
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }

    /// Begins, which fails with ``AVError/Code/unknown``.
    @discardableResult
    open func startWriting() -> Bool {
        (status, error) = (.failed, AVError(.unknown))
        return false
    }
    open func startSession(atSourceTime startTime: CMTime) {}
    open func endSession(atSourceTime endTime: CMTime) {}

    /// Ends: the closure is called, and the state tells of the failure.
    open func finishWriting(completionHandler handler: @escaping () -> Void) {
        fail()
        handler()
    }
    open func finishWriting() async { fail() }
    open func cancelWriting() { status = .cancelled }

    private func fail() {
        if status != .cancelled { (status, error) = (.failed, AVError(.unknown)) }
    }
}

/// The parts of a film that are written. None are taken.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    /// The kind and the form.
    public let mediaType: AVMediaType
    public let outputSettings: [String: Any]?
    open var expectsMediaDataInRealTime = false
    open var transform = CGAffineTransform.identity
    open var naturalSize = CGSize.zero
    open var metadata: [AVMetadataItem] = []
    open var isReadyForMoreMediaData: Bool { false }

    /// Creates an input of a kind.
    public init(
        mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
    ) {
        (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
        self.sourceFormatHint = sourceFormatHint
    }

    /// The form of what comes, and the wishes for the track.
    public let sourceFormatHint: CMFormatDescription?
    open var mediaTimeScale: CMTimeScale = 0
    open var preferredMediaChunkDuration = CMTime.invalid
    open var preferredMediaChunkAlignment = 0
    open var preferredVolume: Float = 1
    open var marksOutputTrackAsEnabled = true
    open var languageCode: String?
    open var extendedLanguageTag: String?
    open var performsMultiPassEncodingIfSupported = false
    open var canPerformMultiplePasses: Bool { false }

    /// Takes a part: false.
    @discardableResult
    open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    open func markAsFinished() {}

    /// Asks a closure for parts: once, when none is taken.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {
        queue.async { block() }
    }
}

/// The pictures of a film that are written. None are taken.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    /// The input and the form.
    public let assetWriterInput: AVAssetWriterInput
    public let sourcePixelBufferAttributes: [String: Any]?

    /// Creates pictures for an input.
    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
    }

    /// The maker of pictures for the input: nil before the writing begins, which fails.
    open var pixelBufferPool: CVPixelBufferPool? { nil }

    /// Takes a picture at a time: false.
    @discardableResult
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}

/// The facts of a film that are written. None are taken.
open class AVAssetWriterInputMetadataAdaptor: NSObject, @unchecked Sendable {
    /// The input.
    public let assetWriterInput: AVAssetWriterInput

    /// Creates facts for an input.
    public init(assetWriterInput input: AVAssetWriterInput) {
        assetWriterInput = input
    }

    /// Takes facts: false.
    @discardableResult
    open func append(_ timedMetadataGroup: AVTimedMetadataGroup) -> Bool { false }
}

/// The receiver of a film in pieces. No piece comes.
public protocol AVAssetWriterDelegate: NSObjectProtocol {
    /// The calls with a piece.
    func assetWriter(
        _ writer: AVAssetWriter, didOutputSegmentData segmentData: Data, segmentType: AVAssetSegmentType,
        segmentReport: AVAssetSegmentReport?)
    func assetWriter(
        _ writer: AVAssetWriter, didOutputSegmentData segmentData: Data, segmentType: AVAssetSegmentType)
}

extension AVAssetWriterDelegate {
    public func assetWriter(
        _ writer: AVAssetWriter, didOutputSegmentData segmentData: Data, segmentType: AVAssetSegmentType,
        segmentReport: AVAssetSegmentReport?
    ) {}
    public func assetWriter(
        _ writer: AVAssetWriter, didOutputSegmentData segmentData: Data, segmentType: AVAssetSegmentType
    ) {}
}

/// The kind of a piece: the head of a film, or a part of it.
public enum AVAssetSegmentType: Int, Sendable {
    case initialization = 1
    case separable
}

/// The facts of a piece.
open class AVAssetSegmentReport: NSObject, @unchecked Sendable {
    override init() {}
    /// The kind of the piece.
    open var segmentType: AVAssetSegmentType { .separable }
}

/// The standard that a film in pieces follows.
public struct AVFileTypeProfile: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let mpeg4AppleHLS = AVFileTypeProfile(rawValue: "MPEG4AppleHLS")
    public static let mpeg4CMAFCompliant = AVFileTypeProfile(rawValue: "MPEG4CMAFCompliant")
}
