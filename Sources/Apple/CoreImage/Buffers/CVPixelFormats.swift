/// The outcome of a function on buffers; 0 where it did what it says.
public typealias CVReturn = Int32
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnFirst: CVReturn = -6660
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnAllocationFailed: CVReturn = -6662
public let kCVReturnUnsupported: CVReturn = -6663
public let kCVReturnInvalidDisplay: CVReturn = -6670
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
public let kCVReturnPixelBufferNotOpenGLCompatible: CVReturn = -6683
public let kCVReturnPixelBufferNotMetalCompatible: CVReturn = -6684
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
public let kCVReturnPoolAllocationFailed: CVReturn = -6690
public let kCVReturnInvalidPoolAttributes: CVReturn = -6691
public let kCVReturnRetry: CVReturn = -6692

/// The keys of what is wished of a picture in memory.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferMemoryAllocatorKey = "MemoryAllocator"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"
public let kCVPixelBufferExtendedPixelsLeftKey = "ExtendedPixelsLeft"
public let kCVPixelBufferExtendedPixelsTopKey = "ExtendedPixelsTop"
public let kCVPixelBufferExtendedPixelsRightKey = "ExtendedPixelsRight"
public let kCVPixelBufferExtendedPixelsBottomKey = "ExtendedPixelsBottom"
public let kCVPixelBufferBytesPerRowAlignmentKey = "BytesPerRowAlignment"
public let kCVPixelBufferPlaneAlignmentKey = "PlaneAlignment"
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
public let kCVPixelBufferOpenGLCompatibilityKey = "OpenGLCompatibility"
public let kCVPixelBufferOpenGLESCompatibilityKey = "OpenGLESCompatibility"
public let kCVPixelBufferOpenGLESTextureCacheCompatibilityKey = "OpenGLESTextureCacheCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"

/// The formats of pictures in memory: of one byte a channel, of halves and floats, of light and colour apart, and of depths.
public let kCVPixelFormatType_24RGB: OSType = 0x18
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
public let kCVPixelFormatType_32ARGB: OSType = 0x20
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_64ARGB: OSType = 0x6236_3461
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
public let kCVPixelFormatType_16BE555: OSType = 0x10
public let kCVPixelFormatType_16LE565: OSType = 0x4C35_3635
public let kCVPixelFormatType_30RGB: OSType = 0x5231_306B
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelFormatType_OneComponent10: OSType = 0x4C30_3130
public let kCVPixelFormatType_OneComponent16: OSType = 0x4C30_3136
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
public let kCVPixelFormatType_TwoComponent8: OSType = 0x3243_3038
public let kCVPixelFormatType_TwoComponent16: OSType = 0x3243_3136
public let kCVPixelFormatType_TwoComponent16Half: OSType = 0x3243_3068
public let kCVPixelFormatType_TwoComponent32Float: OSType = 0x3243_3066
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579
public let kCVPixelFormatType_422YpCbCr8_yuvs: OSType = 0x7975_7673
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x7866_3230
public let kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3232
public let kCVPixelFormatType_422YpCbCr10BiPlanarFullRange: OSType = 0x7866_3232
public let kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange: OSType = 0x3434_3476
public let kCVPixelFormatType_444YpCbCr8BiPlanarFullRange: OSType = 0x3434_3466
public let kCVPixelFormatType_Lossless_420YpCbCr8BiPlanarVideoRange: OSType = 0x2638_7630
public let kCVPixelFormatType_Lossless_32BGRA: OSType = 0x2642_4741
public let kCVPixelFormatType_14Bayer_RGGB: OSType = 0x7267_6734
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973

/// The places of pixels in memory.
enum PixelLayout {
    typealias Size = (width: Int, height: Int, bytesPerPixel: Int)

    /// The planes of a format; nil for one that is not known.
    static func planes(of format: OSType, width: Int, height: Int) -> [Size]? {
        let half = ((width + 1) / 2, (height + 1) / 2)
        switch format {
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
            return [(width, height, 1), (half.0, half.1, 2)]
        case kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr10BiPlanarFullRange:
            return [(width, height, 2), (half.0, half.1, 4)]
        case kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange, kCVPixelFormatType_422YpCbCr10BiPlanarFullRange:
            return [(width, height, 2), (half.0, height, 4)]
        case kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_444YpCbCr8BiPlanarFullRange:
            return [(width, height, 1), (width, height, 2)]
        case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
            return [(width, height, 1), (half.0, half.1, 1), (half.0, half.1, 1)]
        default:
            return bytesPerPixel[format].map { [(width, height, $0)] }
        }
    }

    private static let bytesPerPixel: [OSType: Int] = [
        kCVPixelFormatType_24RGB: 3, kCVPixelFormatType_24BGR: 3, kCVPixelFormatType_32ARGB: 4,
        kCVPixelFormatType_32BGRA: 4, kCVPixelFormatType_32ABGR: 4, kCVPixelFormatType_32RGBA: 4,
        kCVPixelFormatType_64ARGB: 8, kCVPixelFormatType_64RGBAHalf: 8, kCVPixelFormatType_128RGBAFloat: 16,
        kCVPixelFormatType_16BE555: 2, kCVPixelFormatType_16LE565: 2, kCVPixelFormatType_30RGB: 4,
        kCVPixelFormatType_OneComponent8: 1, kCVPixelFormatType_OneComponent10: 2,
        kCVPixelFormatType_OneComponent16: 2, kCVPixelFormatType_OneComponent16Half: 2,
        kCVPixelFormatType_OneComponent32Float: 4, kCVPixelFormatType_TwoComponent8: 2,
        kCVPixelFormatType_TwoComponent16: 4, kCVPixelFormatType_TwoComponent16Half: 4,
        kCVPixelFormatType_TwoComponent32Float: 8, kCVPixelFormatType_422YpCbCr8: 2,
        kCVPixelFormatType_422YpCbCr8_yuvs: 2, kCVPixelFormatType_14Bayer_RGGB: 2,
        kCVPixelFormatType_DepthFloat16: 2, kCVPixelFormatType_DepthFloat32: 4,
        kCVPixelFormatType_DisparityFloat16: 2, kCVPixelFormatType_DisparityFloat32: 4,
    ]
}
