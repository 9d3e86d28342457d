public import Foundation

// Wishes as Foundation's objects, which Apple's compiler takes for CoreFoundation's.

/// Makes a picture in memory, or a maker of them, with wishes of a dictionary of Foundation's.
@discardableResult @_disfavoredOverload
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: NSDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    CVPixelBufferCreate(allocator, width, height, pixelFormatType, pixelBufferAttributes?.table, pixelBufferOut)
}
@discardableResult @_disfavoredOverload
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: NSDictionary?, _ pixelBufferAttributes: NSDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    CVPixelBufferPoolCreate(allocator, poolAttributes?.table, pixelBufferAttributes?.table, poolOut)
}
