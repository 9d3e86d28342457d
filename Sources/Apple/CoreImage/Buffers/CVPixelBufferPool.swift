public import CoreGraphics

/// A maker of pictures in memory of one size and format. Each is new; none is kept to be used again.
public final class CVPixelBufferPool: @unchecked Sendable {
    let poolAttributes: [String: Any]
    let attributes: [String: Any]

    init(_ poolAttributes: [String: Any], _ attributes: [String: Any]) {
        (self.poolAttributes, self.attributes) = (poolAttributes, attributes)
    }

    /// A size or a format, written as any kind of number.
    func number(_ key: String) -> Int? {
        switch attributes[key] {
        case let value as Int: value
        case let value as UInt32: Int(value)
        case let value as Int32: Int(value)
        case let value as CFNumber: value.intValue
        case let value as [OSType]: value.first.map { Int($0) }
        default: nil
        }
    }
}

/// Choices of letting go of kept pictures.
public struct CVPixelBufferPoolFlushFlags: OptionSet, Sendable {
    public static let excessBuffers = CVPixelBufferPoolFlushFlags(rawValue: 1)
    public let rawValue: CVOptionFlags

    public init(rawValue: CVOptionFlags) {
        self.rawValue = rawValue
    }
}

/// The keys of what is wished of a maker.
public let kCVPixelBufferPoolMinimumBufferCountKey = "MinimumBufferCount"
public let kCVPixelBufferPoolMaximumBufferAgeKey = "MaximumBufferAge"
public let kCVPixelBufferPoolAllocationThresholdKey = "BufferPoolAllocationThreshold"

/// Creates a maker, tells of its wishes, and lets go of kept pictures, of which there are none.
@discardableResult
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    poolOut.pointee = CVPixelBufferPool(poolAttributes ?? [:], pixelBufferAttributes ?? [:])
    return kCVReturnSuccess
}
public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.poolAttributes }
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.attributes }
public func CVPixelBufferPoolFlush(_ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags) {}

/// Makes a picture; an error where the wishes have no size or no format.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard let width = pixelBufferPool.number(kCVPixelBufferWidthKey),
        let height = pixelBufferPool.number(kCVPixelBufferHeightKey),
        let format = pixelBufferPool.number(kCVPixelBufferPixelFormatTypeKey).flatMap({ OSType(exactly: $0) })
    else { return kCVReturnInvalidPixelBufferAttributes }
    return CVPixelBufferCreate(allocator, width, height, format, pixelBufferPool.attributes, pixelBufferOut)
}
@discardableResult
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ auxAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { CVPixelBufferPoolCreatePixelBuffer(allocator, pixelBufferPool, pixelBufferOut) }
