public import Foundation

/// The names that the kinds of media had before Swift 4.
public let AVMediaTypeVideo = AVMediaType.video
public let AVMediaTypeAudio = AVMediaType.audio
public let AVMediaTypeText = AVMediaType.text
public let AVMediaTypeClosedCaption = AVMediaType.closedCaption
public let AVMediaTypeSubtitle = AVMediaType.subtitle
public let AVMediaTypeTimecode = AVMediaType.timecode
public let AVMediaTypeMetadata = AVMediaType.metadata
public let AVMediaTypeMuxed = AVMediaType.muxed

/// The names that the qualities of a session of the camera had.
public let AVCaptureSessionPresetPhoto = AVCaptureSession.Preset.photo
public let AVCaptureSessionPresetHigh = AVCaptureSession.Preset.high
public let AVCaptureSessionPresetMedium = AVCaptureSession.Preset.medium
public let AVCaptureSessionPresetLow = AVCaptureSession.Preset.low
public let AVCaptureSessionPreset352x288 = AVCaptureSession.Preset.cif352x288
public let AVCaptureSessionPreset640x480 = AVCaptureSession.Preset.vga640x480
public let AVCaptureSessionPreset1280x720 = AVCaptureSession.Preset.hd1280x720
public let AVCaptureSessionPreset1920x1080 = AVCaptureSession.Preset.hd1920x1080
public let AVCaptureSessionPreset3840x2160 = AVCaptureSession.Preset.hd4K3840x2160
public let AVCaptureSessionPresetiFrame960x540 = AVCaptureSession.Preset.iFrame960x540
public let AVCaptureSessionPresetiFrame1280x720 = AVCaptureSession.Preset.iFrame1280x720
public let AVCaptureSessionPresetInputPriority = AVCaptureSession.Preset.inputPriority

/// The names that the ways in which a film fills its layer had.
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill

/// The names that the codes and things that a camera finds had.
public let AVMetadataObjectTypeQRCode = AVMetadataObject.ObjectType.qr
public let AVMetadataObjectTypeEAN13Code = AVMetadataObject.ObjectType.ean13
public let AVMetadataObjectTypeEAN8Code = AVMetadataObject.ObjectType.ean8
public let AVMetadataObjectTypeUPCECode = AVMetadataObject.ObjectType.upce
public let AVMetadataObjectTypeCode39Code = AVMetadataObject.ObjectType.code39
public let AVMetadataObjectTypeCode39Mod43Code = AVMetadataObject.ObjectType.code39Mod43
public let AVMetadataObjectTypeCode93Code = AVMetadataObject.ObjectType.code93
public let AVMetadataObjectTypeCode128Code = AVMetadataObject.ObjectType.code128
public let AVMetadataObjectTypePDF417Code = AVMetadataObject.ObjectType.pdf417
public let AVMetadataObjectTypeAztecCode = AVMetadataObject.ObjectType.aztec
public let AVMetadataObjectTypeDataMatrixCode = AVMetadataObject.ObjectType.dataMatrix
public let AVMetadataObjectTypeInterleaved2of5Code = AVMetadataObject.ObjectType.interleaved2of5
public let AVMetadataObjectTypeITF14Code = AVMetadataObject.ObjectType.itf14
public let AVMetadataObjectTypeFace = AVMetadataObject.ObjectType.face

/// The names that the kinds of files had.
public let AVFileTypeQuickTimeMovie = AVFileType.mov
public let AVFileTypeMPEG4 = AVFileType.mp4
public let AVFileTypeAppleM4V = AVFileType.m4v
public let AVFileTypeAppleM4A = AVFileType.m4a
public let AVFileType3GPP = AVFileType.mobile3GPP
public let AVFileTypeCoreAudioFormat = AVFileType.caf
public let AVFileTypeWAVE = AVFileType.wav
public let AVFileTypeAIFF = AVFileType.aiff
public let AVFileTypeAIFC = AVFileType.aifc
public let AVFileTypeAMR = AVFileType.amr
public let AVFileTypeMPEGLayer3 = AVFileType.mp3
public let AVFileTypeSunAU = AVFileType.au
public let AVFileTypeAC3 = AVFileType.ac3

/// The names that the types of the camera had.
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
public typealias AVCaptureDeviceType = AVCaptureDevice.DeviceType
public typealias AVCaptureDeviceDiscoverySession = AVCaptureDevice.DiscoverySession
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode
public typealias AVCaptureFocusMode = AVCaptureDevice.FocusMode
public typealias AVCaptureExposureMode = AVCaptureDevice.ExposureMode
public typealias AVCaptureWhiteBalanceMode = AVCaptureDevice.WhiteBalanceMode

/// The names that the states of players and of what is written had.
public typealias AVPlayerStatus = AVPlayer.Status
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd
public typealias AVPlayerItemStatus = AVPlayerItem.Status
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
public typealias AVAssetReaderStatus = AVAssetReader.Status
public typealias AVAssetWriterStatus = AVAssetWriter.Status

extension AVCaptureDevice {
    /// The cameras and microphones of a kind, and the leave to use them, by the labels of before Swift 4.
    public class func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice! {
        `default`(for: mediaType)
    }
    public class func defaultDevice(
        withDeviceType deviceType: DeviceType, mediaType: AVMediaType, position: Position
    ) -> AVCaptureDevice! { `default`(deviceType, for: mediaType, position: position) }
    public class func devices(withMediaType mediaType: AVMediaType) -> [Any]! { devices(for: mediaType) }
    public class func authorizationStatus(forMediaType mediaType: AVMediaType) -> AVAuthorizationStatus {
        authorizationStatus(for: mediaType)
    }
    public class func requestAccess(
        forMediaType mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { requestAccess(for: mediaType, completionHandler: handler) }
}

extension Notification.Name {
    /// The notices of a session of sound, by the names of before Swift 4.2.
    public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
    public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
    public static let AVAudioSessionMediaServicesWereLost = AVAudioSession.mediaServicesWereLostNotification
    public static let AVAudioSessionMediaServicesWereReset = AVAudioSession.mediaServicesWereResetNotification
    public static let AVAudioSessionSilenceSecondaryAudioHint = AVAudioSession.silenceSecondaryAudioHintNotification
}
