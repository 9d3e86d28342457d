public import CoreGraphics
public import Foundation

/// The developing of a raw photograph. None is read here: each is nil.
open class CIRAWFilter: CIFilter, @unchecked Sendable {
    /// - Returns: nil: no raw photograph is read.
    public convenience init?(imageURL url: URL) { return nil }
    public convenience init?(imageData data: Data, identifierHint: String?) { return nil }

    /// The cameras whose photographs are read: none.
    open class var supportedCameraModels: [String] { [] }

    /// The photograph and the decoder.
    open var supportedDecoderVersions: [CIRAWDecoderVersion] { [] }
    open var decoderVersion = CIRAWDecoderVersion.none
    open var nativeSize: CGSize { .zero }
    open var properties: [AnyHashable: Any] { [:] }
    open var orientation = CGImagePropertyOrientation.up
    open var previewImage: CIImage? { nil }
    open var portraitEffectsMatte: CIImage? { nil }
    open var semanticSegmentationSkinMatte: CIImage? { nil }
    open var semanticSegmentationHairMatte: CIImage? { nil }
    open var semanticSegmentationTeethMatte: CIImage? { nil }
    open var semanticSegmentationGlassesMatte: CIImage? { nil }
    open var semanticSegmentationSkyMatte: CIImage? { nil }

    /// The choices of developing.
    open var isDraftModeEnabled = false
    open var isGamutMappingEnabled = true
    open var isLensCorrectionEnabled = false
    open var isHighlightRecoveryEnabled = false
    open var scaleFactor: Float = 1
    open var exposure: Float = 0
    open var baselineExposure: Float = 0
    open var shadowBias: Float = 0
    open var boostAmount: Float = 1
    open var boostShadowAmount: Float = 0
    open var luminanceNoiseReductionAmount: Float = 0
    open var colorNoiseReductionAmount: Float = 0
    open var sharpnessAmount: Float = 0
    open var contrastAmount: Float = 0
    open var detailAmount: Float = 0
    open var moireReductionAmount: Float = 0
    open var localToneMapAmount: Float = 0
    open var extendedDynamicRangeAmount: Float = 0
    open var neutralChromaticity = CGPoint.zero
    open var neutralLocation = CGPoint.zero
    open var neutralTemperature: Float = 0
    open var neutralTint: Float = 0
    open var linearSpaceFilter: CIFilter?

    /// The choices that a photograph leaves: none.
    open var isSharpnessSupported: Bool { false }
    open var isContrastSupported: Bool { false }
    open var isDetailSupported: Bool { false }
    open var isMoireReductionSupported: Bool { false }
    open var isLocalToneMapSupported: Bool { false }
    open var isLensCorrectionSupported: Bool { false }
    open var isHighlightRecoverySupported: Bool { false }
    open var isLuminanceNoiseReductionSupported: Bool { false }
    open var isColorNoiseReductionSupported: Bool { false }
}

/// A way of reading raw photographs.
public struct CIRAWDecoderVersion: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ways that Apple's systems have.
    public static let none = CIRAWDecoderVersion(rawValue: "None")
    public static let version6 = CIRAWDecoderVersion(rawValue: "6")
    public static let version6DNG = CIRAWDecoderVersion(rawValue: "6.DNG")
    public static let version7 = CIRAWDecoderVersion(rawValue: "7")
    public static let version7DNG = CIRAWDecoderVersion(rawValue: "7.DNG")
    public static let version8 = CIRAWDecoderVersion(rawValue: "8")
    public static let version8DNG = CIRAWDecoderVersion(rawValue: "8.DNG")
    public static let version9 = CIRAWDecoderVersion(rawValue: "9")
    public static let version9DNG = CIRAWDecoderVersion(rawValue: "9.DNG")
}

/// An option of a raw photograph, by the older way of developing it.
public struct CIRAWFilterOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    init(_ name: String) { self.init(rawValue: name) }

    /// The options.
    public static let activeKeys = CIRAWFilterOption("activeKeys")
    public static let allowDraftMode = CIRAWFilterOption("inputDraftMode")
    public static let baselineExposure = CIRAWFilterOption("inputBaselineExposure")
    public static let boostAmount = CIRAWFilterOption("inputBoost")
    public static let boostShadowAmount = CIRAWFilterOption("inputBoostShadowAmount")
    public static let colorNoiseReductionAmount = CIRAWFilterOption("inputColorNoiseReductionAmount")
    public static let decoderVersion = CIRAWFilterOption("inputDecoderVersion")
    public static let disableGamutMap = CIRAWFilterOption("inputDisableGamutMap")
    public static let enableChromaticNoiseTracking = CIRAWFilterOption("inputEnableNoiseTracking")
    public static let enableSharpening = CIRAWFilterOption("inputEnableSharpening")
    public static let enableVendorLensCorrection = CIRAWFilterOption("inputEnableVendorLensCorrection")
    public static let ignoreImageOrientation = CIRAWFilterOption("inputIgnoreOrientation")
    public static let imageOrientation = CIRAWFilterOption("inputImageOrientation")
    public static let linearSpaceFilter = CIRAWFilterOption("inputLinearSpaceFilter")
    public static let luminanceNoiseReductionAmount = CIRAWFilterOption("inputLuminanceNoiseReductionAmount")
    public static let moireAmount = CIRAWFilterOption("inputMoireAmount")
    public static let neutralChromaticityX = CIRAWFilterOption("inputNeutralChromaticityX")
    public static let neutralChromaticityY = CIRAWFilterOption("inputNeutralChromaticityY")
    public static let neutralLocation = CIRAWFilterOption("inputNeutralLocation")
    public static let neutralTemperature = CIRAWFilterOption("inputNeutralTemperature")
    public static let neutralTint = CIRAWFilterOption("inputNeutralTint")
    public static let noiseReductionAmount = CIRAWFilterOption("inputNoiseReductionAmount")
    public static let noiseReductionContrastAmount = CIRAWFilterOption("inputNoiseReductionContrastAmount")
    public static let noiseReductionDetailAmount = CIRAWFilterOption("inputNoiseReductionDetailAmount")
    public static let noiseReductionSharpnessAmount = CIRAWFilterOption("inputNoiseReductionSharpnessAmount")
    public static let outputNativeSize = CIRAWFilterOption("outputNativeSize")
    public static let scaleFactor = CIRAWFilterOption("inputScaleFactor")
    public static let supportedDecoderVersions = CIRAWFilterOption("supportedDecoderVersions")
}

extension CIFilter {
    /// - Returns: nil: no raw photograph is read.
    public convenience init?(imageURL url: URL, options: [AnyHashable: Any]? = nil) { return nil }
    public convenience init?(imageData data: Data, options: [AnyHashable: Any]? = nil) { return nil }
}
