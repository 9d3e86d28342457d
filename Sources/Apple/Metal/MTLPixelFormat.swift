/// The forms of pixels.
public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0
    case a8Unorm = 1
    case r8Unorm = 10
    case r16Float = 25
    case rg8Unorm = 30
    case r32Uint = 53
    case r32Sint = 54
    case r32Float = 55
    case rgba8Unorm = 70
    case rgba8Unorm_srgb = 71
    case rgba8Uint = 73
    case bgra8Unorm = 80
    case bgra8Unorm_srgb = 81
    case rgb10a2Unorm = 90
    case rg32Float = 105
    case rgba16Float = 115
    case rgba32Float = 125
    case depth16Unorm = 250
    case depth32Float = 252
    case stencil8 = 253
    case depth32Float_stencil8 = 260
}

/// The forms of corners.
public enum MTLVertexFormat: UInt, Sendable {
    case invalid = 0
    case uchar4 = 3
    case uchar4Normalized = 9
    case half2 = 25
    case half4 = 27
    case float = 28
    case float2, float3, float4
    case int = 32
    case uint = 36
}

/// The kinds of faces, and of the numbers of their corners.
public enum MTLPrimitiveType: UInt, Sendable {
    case point, line, lineStrip, triangle, triangleStrip
}

/// The kinds of the numbers of corners.
public enum MTLIndexType: UInt, Sendable {
    case uint16, uint32
}

/// The beginning of a picture.
public enum MTLLoadAction: UInt, Sendable {
    case dontCare, load, clear
}

/// The end of a picture.
public enum MTLStoreAction: UInt, Sendable {
    case dontCare, store, multisampleResolve, storeAndMultisampleResolve, unknown
}

/// The side of faces that is not seen.
public enum MTLCullMode: UInt, Sendable {
    case none, front, back
}

/// The direction of corners on the front of a face.
public enum MTLWinding: UInt, Sendable {
    case clockwise, counterClockwise
}

/// The ways to fill faces.
public enum MTLTriangleFillMode: UInt, Sendable {
    case fill, lines
}

/// The ways to compare.
public enum MTLCompareFunction: UInt, Sendable {
    case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}

/// The factors of a colour over another.
public enum MTLBlendFactor: UInt, Sendable {
    case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor
    case oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha
}

/// The ways to lay a colour over another.
public enum MTLBlendOperation: UInt, Sendable {
    case add, subtract, reverseSubtract, min, max
}

/// The kinds of pictures.
public enum MTLTextureType: UInt, Sendable {
    case type1D, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D
}

/// The uses of pictures.
public struct MTLTextureUsage: OptionSet, Sendable {
    public static let unknown: MTLTextureUsage = []
    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
    public static let renderTarget = MTLTextureUsage(rawValue: 4)
    public static let pixelFormatView = MTLTextureUsage(rawValue: 16)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The ways to read a picture between its pixels.
public enum MTLSamplerMinMagFilter: UInt, Sendable {
    case nearest, linear
}

/// The ways to read a picture between its sizes.
public enum MTLSamplerMipFilter: UInt, Sendable {
    case notMipmapped, nearest, linear
}

/// The ways to read a picture beyond its edges.
public enum MTLSamplerAddressMode: UInt, Sendable {
    case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero, clampToBorderColor
}

/// The times at which corners are taken.
public enum MTLVertexStepFunction: UInt, Sendable {
    case constant, perVertex, perInstance
}
