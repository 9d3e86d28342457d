public import CoreGraphics
public import Metal

/// A picture in memory as a graphics processor sees it. There is none: no picture becomes one.
public typealias CVMetalTexture = CVImageBuffer

/// A maker of such pictures. There is no processor to make them for.
public final class CVMetalTextureCache: Sendable {
    init() {}
}

/// The keys of what is wished of the maker and its pictures.
public let kCVMetalTextureUsage = "CVMetalTextureUsage"
public let kCVMetalTextureCacheMaximumTextureAgeKey = "CVMetalTextureCacheMaximumTextureAge"

/// Makes no maker and no picture: an error.
@discardableResult
public func CVMetalTextureCacheCreate(
    _ allocator: CFAllocator?, _ cacheAttributes: CFDictionary?, _ metalDevice: any MTLDevice,
    _ textureAttributes: CFDictionary?, _ cacheOut: UnsafeMutablePointer<CVMetalTextureCache?>
) -> CVReturn { kCVReturnUnsupported }
@discardableResult
public func CVMetalTextureCacheCreateTextureFromImage(
    _ allocator: CFAllocator?, _ textureCache: CVMetalTextureCache, _ sourceImage: CVImageBuffer,
    _ textureAttributes: CFDictionary?, _ pixelFormat: MTLPixelFormat, _ width: Int, _ height: Int,
    _ planeIndex: Int, _ textureOut: UnsafeMutablePointer<CVMetalTexture?>
) -> CVReturn { kCVReturnUnsupported }
public func CVMetalTextureCacheFlush(_ textureCache: CVMetalTextureCache, _ options: CVOptionFlags) {}

/// The processor's picture: nil.
public func CVMetalTextureGetTexture(_ image: CVMetalTexture) -> (any MTLTexture)? { nil }
public func CVMetalTextureIsFlipped(_ image: CVMetalTexture) -> Bool { true }
