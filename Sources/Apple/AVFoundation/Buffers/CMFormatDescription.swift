public import CoreGraphics

/// The size of a film, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    /// The lengths.
    public var width: Int32
    public var height: Int32

    /// Creates a size.
    public init(width: Int32, height: Int32) {
        (self.width, self.height) = (width, height)
    }
    public init() {
        self.init(width: 0, height: 0)
    }
}

/// The format of a stream.
public final class CMFormatDescription: Hashable, @unchecked Sendable {
    /// The kind of a stream.
    public struct MediaType: Hashable, RawRepresentable, Sendable {
        public let rawValue: FourCharCode

        public init(rawValue: FourCharCode) {
            self.rawValue = rawValue
        }

        public static let video = MediaType(rawValue: kCMMediaType_Video)
        public static let audio = MediaType(rawValue: kCMMediaType_Audio)
        public static let muxed = MediaType(rawValue: 0x6D75_7878)
        public static let text = MediaType(rawValue: 0x7465_7874)
        public static let subtitle = MediaType(rawValue: 0x7362_746C)
        public static let closedCaption = MediaType(rawValue: 0x636C_6370)
        public static let metadata = MediaType(rawValue: 0x6D65_7461)
        public static let timeCode = MediaType(rawValue: 0x746D_6364)
    }

    /// The codec of a stream, or the form of its pixels.
    public struct MediaSubType: Hashable, RawRepresentable, Sendable {
        public let rawValue: FourCharCode

        public init(rawValue: FourCharCode) {
            self.rawValue = rawValue
        }

        public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
        public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
        public static let hevcWithAlpha = MediaSubType(rawValue: 0x6D75_7861)
        public static let jpeg = MediaSubType(rawValue: kCMVideoCodecType_JPEG)
        public static let mpeg4Video = MediaSubType(rawValue: 0x6D70_3476)
        public static let proRes422 = MediaSubType(rawValue: kCMVideoCodecType_AppleProRes422)
        public static let proRes4444 = MediaSubType(rawValue: 0x6170_3468)
        public static let vp9 = MediaSubType(rawValue: 0x7670_3039)
        public static let av1 = MediaSubType(rawValue: 0x6176_3031)
        public static let pixelFormat_32BGRA = MediaSubType(rawValue: kCVPixelFormatType_32BGRA)
        public static let pixelFormat_32ARGB = MediaSubType(rawValue: kCVPixelFormatType_32ARGB)
        public static let pixelFormat_24RGB = MediaSubType(rawValue: kCVPixelFormatType_24RGB)
        public static let linearPCM = MediaSubType(rawValue: kAudioFormatLinearPCM)
        public static let mpeg4AAC = MediaSubType(rawValue: kAudioFormatMPEG4AAC)
    }

    /// The kind and the codec, and what else is known.
    public let mediaType: MediaType
    public let mediaSubType: MediaSubType
    public let dimensions: CMVideoDimensions
    public let audioStreamBasicDescription: AudioStreamBasicDescription?
    let extensionsByKey: [String: Any]
    let soundNumbers: UnsafeMutablePointer<AudioStreamBasicDescription>?

    init(
        _ mediaType: MediaType = MediaType(rawValue: 0), _ mediaSubType: MediaSubType = MediaSubType(rawValue: 0),
        dimensions: CMVideoDimensions = CMVideoDimensions(), sound: AudioStreamBasicDescription? = nil,
        extensions: [String: Any] = [:]
    ) {
        (self.mediaType, self.mediaSubType, self.dimensions) = (mediaType, mediaSubType, dimensions)
        (audioStreamBasicDescription, extensionsByKey) = (sound, extensions)
        soundNumbers = sound.map {
            let place = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
            place.initialize(to: $0)
            return place
        }
    }

    /// Creates the format of a picture in memory.
    public convenience init(imageBuffer: CVImageBuffer) throws {
        self.init(
            .video, MediaSubType(rawValue: imageBuffer.format),
            dimensions: CMVideoDimensions(width: Int32(imageBuffer.width), height: Int32(imageBuffer.height)))
    }

    /// Creates the format of a sound.
    public convenience init(audioStreamBasicDescription: AudioStreamBasicDescription) throws {
        self.init(
            .audio, MediaSubType(rawValue: audioStreamBasicDescription.mFormatID), sound: audioStreamBasicDescription)
    }

    deinit { soundNumbers?.deallocate() }

    /// The size as it is shown, in pixels.
    public func presentationDimensions(
        usePixelAspectRatio: Bool = true, useCleanAperture: Bool = true
    ) -> CGSize { CGSize(width: Int(dimensions.width), height: Int(dimensions.height)) }

    public static func == (a: CMFormatDescription, b: CMFormatDescription) -> Bool { CMFormatDescriptionEqual(a, b) }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(mediaType)
        hasher.combine(mediaSubType)
    }
}

/// The format of a film, of a sound, and of facts.
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
public typealias CMMetadataFormatDescription = CMFormatDescription

/// The kinds and the codecs of streams as numbers.
public typealias CMMediaType = FourCharCode
public typealias CMVideoCodecType = FourCharCode
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567
public let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = 0x6170_636E

/// Makes formats: of a film by its numbers, of a picture in memory, and of a sound.
@discardableResult
public func CMVideoFormatDescriptionCreate(
    allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> Int32 {
    formatDescriptionOut.pointee = CMFormatDescription(
        .video, .init(rawValue: codecType), dimensions: CMVideoDimensions(width: width, height: height),
        extensions: extensions ?? [:])
    return 0
}
@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> Int32 {
    formatDescriptionOut.pointee = try? CMFormatDescription(imageBuffer: imageBuffer)
    return 0
}
@discardableResult
public func CMAudioFormatDescriptionCreate(
    allocator: CFAllocator?, asbd: UnsafePointer<AudioStreamBasicDescription>, layoutSize: Int,
    layout: UnsafeRawPointer?, magicCookieSize: Int, magicCookie: UnsafeRawPointer?, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMAudioFormatDescription?>
) -> Int32 {
    formatDescriptionOut.pointee = CMFormatDescription(
        .audio, .init(rawValue: asbd.pointee.mFormatID), sound: asbd.pointee, extensions: extensions ?? [:])
    return 0
}

/// The facts of a format.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}
public func CMVideoFormatDescriptionGetPresentationDimensions(
    _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize { videoDesc.presentationDimensions() }
public func CMVideoFormatDescriptionGetCleanAperture(
    _ videoDesc: CMVideoFormatDescription, originIsAtTopLeft: Bool
) -> CGRect { CGRect(origin: .zero, size: videoDesc.presentationDimensions()) }
public func CMVideoFormatDescriptionMatchesImageBuffer(
    _ desc: CMVideoFormatDescription, imageBuffer: CVImageBuffer
) -> Bool { (try? CMFormatDescription(imageBuffer: imageBuffer)) == desc }
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
    desc.mediaSubType.rawValue
}
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? { desc.extensionsByKey }
public func CMFormatDescriptionGetExtension(_ desc: CMFormatDescription, extensionKey: CFString) -> CFTypeRef? {
    desc.extensionsByKey[extensionKey].map { $0 as AnyObject }
}
public func CMFormatDescriptionEqual(
    _ formatDescription: CMFormatDescription?, _ otherFormatDescription: CMFormatDescription?
) -> Bool {
    guard let a = formatDescription, let b = otherFormatDescription else {
        return formatDescription === otherFormatDescription
    }
    return a.mediaType == b.mediaType && a.mediaSubType == b.mediaSubType && a.dimensions == b.dimensions
        && a.audioStreamBasicDescription == b.audioStreamBasicDescription
}
public func CMFormatDescriptionEqual(
    _ formatDescription: CMFormatDescription?, otherFormatDescription: CMFormatDescription?
) -> Bool { CMFormatDescriptionEqual(formatDescription, otherFormatDescription) }

/// The numbers of a sound's format; they live as long as it does.
public func CMAudioFormatDescriptionGetStreamBasicDescription(
    _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { desc.soundNumbers.map { UnsafePointer($0) } }

/// The keys of what else is known of a format.
public let kCMFormatDescriptionExtension_FormatName = "FormatName"
public let kCMFormatDescriptionExtension_Depth = "Depth"
public let kCMFormatDescriptionExtension_ColorPrimaries = "CVImageBufferColorPrimaries"
public let kCMFormatDescriptionExtension_TransferFunction = "CVImageBufferTransferFunction"
public let kCMFormatDescriptionExtension_YCbCrMatrix = "CVImageBufferYCbCrMatrix"
public let kCMFormatDescriptionExtension_PixelAspectRatio = "CVPixelAspectRatio"
public let kCMFormatDescriptionExtension_CleanAperture = "CVCleanAperture"
public let kCMFormatDescriptionExtension_SampleDescriptionExtensionAtoms = "SampleDescriptionExtensionAtoms"
