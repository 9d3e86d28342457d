public import CoreImage
public import Foundation

/// A sink that writes a file. Nothing is captured.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// The state of the recording.
    open var isRecording: Bool { false }
    open var outputFileURL: URL? { nil }
    open var recordedDuration: CMTime { .zero }
    open var recordedFileSize: Int64 { 0 }
    open var isRecordingPaused: Bool { false }
    open var maxRecordedDuration = CMTime.invalid
    open var maxRecordedFileSize: Int64 = 0
    open var minFreeDiskSpaceLimit: Int64 = 0
    open weak var delegate: (any AVCaptureFileOutputDelegate)?
    open func pauseRecording() {}
    open func resumeRecording() {}
    open func stopRecording() {}

    /// Fails: the delegate is told of the end with ``AVError/Code/deviceNotConnected``.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        nonisolated(unsafe) let delegate = delegate
        DispatchQueue.main.async { [self] in
            delegate.fileOutput(
                self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
        }
    }
}

/// A sink that writes a film. Nothing is captured.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    public override init() {}
    /// The codecs: none.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    open var movieFragmentInterval = CMTime.invalid
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
    open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
    open func supportedOutputSettingsKeys(for connection: AVCaptureConnection) -> [String] { [] }
    open var metadata: [AVMetadataItem]?
    open var isPrimaryConstituentDeviceSwitchingBehaviorForRecordingEnabled = false
    open func recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for connection: AVCaptureConnection) -> Bool {
        false
    }
    open func setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(
        _ doRecordChanges: Bool, for connection: AVCaptureConnection
    ) {}
}

/// An object that is told of what is about to be written. Nothing is.
public protocol AVCaptureFileOutputDelegate: NSObjectProtocol {
    /// Tells of a part, and asks for the times at which a file may begin.
    func fileOutput(
        _ output: AVCaptureFileOutput, didOutputSampleBuffer sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection)
    func fileOutputShouldProvideSampleAccurateRecordingStart(_ output: AVCaptureFileOutput) -> Bool
}

extension AVCaptureFileOutputDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didOutputSampleBuffer sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    ) {}
}

/// An object that is told of a recording.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// The calls at both ends of a recording.
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}

/// A sink that finds codes and faces. Nothing is captured.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    /// The kinds of what is found.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
        [.qr, .ean13, .ean8, .code128, .pdf417, .face]
    }
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }
}

/// An object that is told of codes and faces.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Told of what was found.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// Told of what was found.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// A code or a face in a picture.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// A kind of code or figure.
    public struct ObjectType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let qr = ObjectType(rawValue: "qr")
        public static let ean13 = ObjectType(rawValue: "ean13")
        public static let ean8 = ObjectType(rawValue: "ean8")
        public static let upce = ObjectType(rawValue: "upce")
        public static let code39 = ObjectType(rawValue: "code39")
        public static let code39Mod43 = ObjectType(rawValue: "code39Mod43")
        public static let code93 = ObjectType(rawValue: "code93")
        public static let code128 = ObjectType(rawValue: "code128")
        public static let pdf417 = ObjectType(rawValue: "pdf417")
        public static let aztec = ObjectType(rawValue: "aztec")
        public static let dataMatrix = ObjectType(rawValue: "dataMatrix")
        public static let interleaved2of5 = ObjectType(rawValue: "interleaved2of5")
        public static let itf14 = ObjectType(rawValue: "itf14")
        public static let codabar = ObjectType(rawValue: "codabar")
        public static let gs1DataBar = ObjectType(rawValue: "gs1DataBar")
        public static let microQR = ObjectType(rawValue: "microQR")
        public static let microPDF417 = ObjectType(rawValue: "microPDF417")
        public static let face = ObjectType(rawValue: "face")
        public static let humanBody = ObjectType(rawValue: "humanBody")
        public static let catBody = ObjectType(rawValue: "catBody")
        public static let dogBody = ObjectType(rawValue: "dogBody")
        public static let salientObject = ObjectType(rawValue: "salientObject")
        public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
        public static let catHead = ObjectType(rawValue: "catHead")
        public static let dogHead = ObjectType(rawValue: "dogHead")
        public static let gs1DataBarExpanded = ObjectType(rawValue: "gs1DataBarExpanded")
        public static let gs1DataBarLimited = ObjectType(rawValue: "gs1DataBarLimited")
    }

    /// The kind, the time and the place.
    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
    open var time: CMTime { .invalid }
    open var duration: CMTime { .invalid }
}

/// A code in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// The text of the code, and its corners.
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
    open var descriptor: CIBarcodeDescriptor? { nil }
}

/// A face in a picture.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    /// The number of the face, and its turns in degrees.
    open var faceID: Int { 0 }
    open var hasRollAngle: Bool { false }
    open var rollAngle: CGFloat { 0 }
    open var hasYawAngle: Bool { false }
    open var yawAngle: CGFloat { 0 }
}

/// A body in a picture.
open class AVMetadataBodyObject: AVMetadataObject, @unchecked Sendable {
    /// The number of the body.
    open var bodyID: Int { 0 }
}
/// The body of a person.
open class AVMetadataHumanBodyObject: AVMetadataBodyObject, @unchecked Sendable {}
/// The body of a cat.
open class AVMetadataCatBodyObject: AVMetadataBodyObject, @unchecked Sendable {}
/// The body of a dog.
open class AVMetadataDogBodyObject: AVMetadataBodyObject, @unchecked Sendable {}
/// A thing in a picture that stands out.
open class AVMetadataSalientObject: AVMetadataObject, @unchecked Sendable {
    /// The number of the thing.
    open var objectID: Int { 0 }
}

/// A sink that hands over each picture. Nothing is captured.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    /// The format of the pictures, and who is told.
    open var videoSettings: [String: Any]! = [:]
    open var alwaysDiscardsLateVideoFrames = true
    open var availableVideoPixelFormatTypes: [OSType] { [] }
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    open var automaticallyConfiguresOutputBufferDimensions = true
    open var deliversPreviewSizedOutputBuffers = false
    open var minFrameDuration = CMTime.invalid
    open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
    open func recommendedVideoSettings(
        forVideoCodecType videoCodecType: AVVideoCodecType, assetWriterOutputFileType outputFileType: AVFileType
    ) -> [String: Any]? { nil }
    open func availableVideoCodecTypesForAssetWriter(
        writingTo outputFileType: AVFileType
    ) -> [AVVideoCodecType] { [] }
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) =
            (sampleBufferDelegate, sampleBufferCallbackQueue)
    }
}

/// An object that is told of each picture.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// The calls for a picture, or one that came too late.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// A sink that hands over sounds. Nothing is captured.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    /// The receiver of sounds, and where it is told.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) =
            (sampleBufferDelegate, sampleBufferCallbackQueue)
    }
    open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
}

/// An object that is told of sounds. Nothing calls it.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// Tells of a sound.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}
