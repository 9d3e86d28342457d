public import CoreGraphics
public import Foundation

/// A picture in memory: rows of pixels, in one plane or in several.
public final class CVBuffer: Hashable, @unchecked Sendable {
    /// A part of a picture in memory: all its pixels, or those of some channels.
    package struct Plane {
        package let base: UnsafeMutableRawPointer
        package let width: Int
        package let height: Int
        package let bytesPerRow: Int
    }

    package let width: Int
    package let height: Int
    package let format: OSType
    package let planes: [Plane]
    let attributes: [String: Any]
    /// The facts that are kept with the picture, and those that stay behind where they are copied to another.
    package var attachments: [String: (value: Any, mode: CVAttachmentMode)] = [:]
    private let release: () -> Void

    /// A picture of zeros; nil for an unknown format or no pixels.
    init?(width: Int, height: Int, format: OSType, attributes: [String: Any]) {
        guard width > 0, height > 0, width <= CVBuffer.most, height <= CVBuffer.most,
            let sizes = PixelLayout.planes(of: format, width: width, height: height)
        else { return nil }
        let wish = attributes[kCVPixelBufferBytesPerRowAlignmentKey] as? Int ?? 16
        let alignment = min(max(wish, 1), 4096)
        let rows = sizes.map { ($0.width * $0.bytesPerPixel + alignment - 1) / alignment * alignment }
        let count = zip(sizes, rows).reduce(0) { $0 + $1.0.height * $1.1 }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        var next = memory
        planes = zip(sizes, rows).map { size, row in
            defer { next += size.height * row }
            return Plane(base: next, width: size.width, height: size.height, bytesPerRow: row)
        }
        (self.width, self.height, self.format, self.attributes) = (width, height, format, attributes)
        release = { memory.deallocate() }
    }

    /// A picture of someone's memory.
    init(
        width: Int, height: Int, format: OSType, planes: [Plane], attributes: [String: Any],
        release: @escaping () -> Void
    ) {
        (self.width, self.height, self.format, self.planes) = (width, height, format, planes)
        (self.attributes, self.release) = (attributes, release)
    }

    deinit { release() }

    /// A picture of one transparent pixel, where a type asks for one and none comes.
    package static let clear: CVBuffer = {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 4)
        return CVBuffer(
            width: 1, height: 1, format: kCVPixelFormatType_32BGRA,
            planes: [Plane(base: memory, width: 1, height: 1, bytesPerRow: 4)], attributes: [:],
            release: { memory.deallocate() })
    }()
    private static let most = 32768

    public static func == (a: CVBuffer, b: CVBuffer) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The names of pictures in memory, as functions take them.
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer

/// Choices of functions on buffers, as a number.
public typealias CVOptionFlags = UInt64

/// The ways in which a picture in memory is locked, to be read and written. Each lock is granted.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
    public let rawValue: CVOptionFlags

    public init(rawValue: CVOptionFlags) {
        self.rawValue = rawValue
    }
}

/// Makes a picture in memory, all zeros.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard PixelLayout.planes(of: pixelFormatType, width: 2, height: 2) != nil else {
        return kCVReturnInvalidPixelFormat
    }
    guard
        let buffer = CVBuffer(
            width: width, height: height, format: pixelFormatType, attributes: pixelBufferAttributes ?? [:])
    else { return kCVReturnInvalidSize }
    pixelBufferOut.pointee = buffer
    return kCVReturnSuccess
}

/// The functions that let go of the bytes of a picture, of one plane or of several.
public typealias CVPixelBufferReleaseBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void
public typealias CVPixelBufferReleasePlanarBytesCallback = (
    UnsafeMutableRawPointer?, UnsafeRawPointer?, Int, Int, UnsafeMutablePointer<UnsafeRawPointer?>?
) -> Void

/// Makes a picture of someone's memory, of one plane or of several.
@discardableResult
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0, bytesPerRow > 0 else { return kCVReturnInvalidSize }
    pixelBufferOut.pointee = CVBuffer(
        width: width, height: height, format: pixelFormatType,
        planes: [.init(base: baseAddress, width: width, height: height, bytesPerRow: bytesPerRow)],
        attributes: pixelBufferAttributes ?? [:]
    ) { releaseCallback?(releaseRefCon, baseAddress) }
    return kCVReturnSuccess
}
@discardableResult
public func CVPixelBufferCreateWithPlanarBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ dataPtr: UnsafeMutableRawPointer?, _ dataSize: Int, _ numberOfPlanes: Int,
    _ planeBaseAddress: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ planeWidth: UnsafeMutablePointer<Int>,
    _ planeHeight: UnsafeMutablePointer<Int>, _ planeBytesPerRow: UnsafeMutablePointer<Int>,
    _ releaseCallback: CVPixelBufferReleasePlanarBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0, numberOfPlanes > 0 else { return kCVReturnInvalidSize }
    var planes: [CVBuffer.Plane] = []
    for index in 0..<numberOfPlanes {
        guard let base = planeBaseAddress[index] else { return kCVReturnInvalidArgument }
        planes.append(
            .init(
                base: base, width: planeWidth[index], height: planeHeight[index],
                bytesPerRow: planeBytesPerRow[index]))
    }
    pixelBufferOut.pointee = CVBuffer(
        width: width, height: height, format: pixelFormatType, planes: planes,
        attributes: pixelBufferAttributes ?? [:]
    ) { releaseCallback?(releaseRefCon, dataPtr.map { UnsafeRawPointer($0) }, dataSize, numberOfPlanes, nil) }
    return kCVReturnSuccess
}

/// Locks and unlocks a picture in memory: it is always there.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
    kCVReturnSuccess
}
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// The size, the format and the bytes of a picture in memory.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.planes.first?.base
}
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.planes.first?.bytesPerRow ?? 0
}
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.planes.reduce(0) { $0 + $1.height * $1.bytesPerRow }
}
public func CVPixelBufferCopyCreationAttributes(_ pixelBuffer: CVPixelBuffer) -> CFDictionary {
    pixelBuffer.attributes
}
public func CVPixelBufferGetExtendedPixels(
    _ pixelBuffer: CVPixelBuffer, _ extraColumnsOnLeft: UnsafeMutablePointer<Int>?,
    _ extraColumnsOnRight: UnsafeMutablePointer<Int>?, _ extraRowsOnTop: UnsafeMutablePointer<Int>?,
    _ extraRowsOnBottom: UnsafeMutablePointer<Int>?
) {
    for extra in [extraColumnsOnLeft, extraColumnsOnRight, extraRowsOnTop, extraRowsOnBottom] { extra?.pointee = 0 }
}
@discardableResult
public func CVPixelBufferFillExtendedPixels(_ pixelBuffer: CVPixelBuffer) -> CVReturn { kCVReturnSuccess }
public func CVPixelBufferGetTypeID() -> CFTypeID { 1 }

/// The planes of a picture in memory; none of one whose pixels are all in one.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.planes.count > 1 }
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
    CVPixelBufferIsPlanar(pixelBuffer) ? pixelBuffer.planes.count : 0
}
public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? { pixelBuffer.plane(planeIndex)?.base }
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.bytesPerRow ?? 0
}
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.width ?? 0
}
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.height ?? 0
}

extension CVBuffer {
    fileprivate func plane(_ index: Int) -> Plane? { planes.indices.contains(index) ? planes[index] : nil }
}

/// The size of a picture as it is shown, in pixels, and its direction: rows come from the top.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CVImageBufferGetEncodedSize(imageBuffer)
}
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
    CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(imageBuffer))
}
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }
