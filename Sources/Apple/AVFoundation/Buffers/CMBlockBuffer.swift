public import CoreGraphics
import Foundation

/// Bytes of a stream.
public final class CMBlockBuffer: @unchecked Sendable {
    let memory: UnsafeMutableRawPointer
    /// The number of bytes.
    public let dataLength: Int
    private let release: () -> Void

    init(memory: UnsafeMutableRawPointer, count: Int, release: @escaping () -> Void) {
        (self.memory, dataLength, self.release) = (memory, count, release)
    }

    /// Creates bytes, all zeros.
    public convenience init(length: Int) throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(length, 1), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(length, 0))
        self.init(memory: memory, count: max(length, 0)) { memory.deallocate() }
    }

    deinit { release() }

    /// The state of the bytes: they lie together.
    public var isContiguous: Bool { true }
    public var isEmpty: Bool { dataLength == 0 }

    /// Reads the bytes.
    public func withContiguousStorage<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(start: memory, count: dataLength))
    }
    public func dataBytes() throws -> Data { Data(bytes: memory, count: dataLength) }

    /// A place in the bytes; nil outside of them.
    fileprivate func place(_ offset: Int, _ count: Int) -> UnsafeMutableRawPointer? {
        offset >= 0 && count >= 0 && count <= dataLength && offset <= dataLength - count ? memory + offset : nil
    }
}

/// The outcomes of functions on bytes of streams, and their choices.
public typealias CMBlockBufferFlags = UInt32
public let kCMBlockBufferNoErr: Int32 = 0
public let kCMBlockBufferBlockAllocationFailedErr: Int32 = -12701
public let kCMBlockBufferBadCustomBlockSourceErr: Int32 = -12702
public let kCMBlockBufferBadOffsetParameterErr: Int32 = -12703
public let kCMBlockBufferBadLengthParameterErr: Int32 = -12704
public let kCMBlockBufferBadPointerParameterErr: Int32 = -12705
public let kCMBlockBufferEmptyBBufErr: Int32 = -12706
public let kCMBlockBufferAssureMemoryNowFlag: CMBlockBufferFlags = 1

/// Makes bytes of a stream: of someone's memory, which stays theirs, or of new.
@discardableResult
public func CMBlockBufferCreateWithMemoryBlock(
    allocator structureAllocator: CFAllocator?, memoryBlock: UnsafeMutableRawPointer?, blockLength: Int,
    blockAllocator: CFAllocator?, customBlockSource: UnsafeRawPointer?, offsetToData: Int, dataLength: Int,
    flags: CMBlockBufferFlags, blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> Int32 {
    guard dataLength >= 0, offsetToData >= 0, dataLength <= blockLength - offsetToData else {
        return kCMBlockBufferBadLengthParameterErr
    }
    if let memoryBlock {
        blockBufferOut.pointee = CMBlockBuffer(memory: memoryBlock + offsetToData, count: dataLength) {}
    } else {
        blockBufferOut.pointee = try? CMBlockBuffer(length: dataLength)
    }
    return kCMBlockBufferNoErr
}

/// The bytes of a stream, and copies of some.
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }
public func CMBlockBufferIsEmpty(_ theBuffer: CMBlockBuffer) -> Bool { theBuffer.isEmpty }
@discardableResult
public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
    totalLengthOut: UnsafeMutablePointer<Int>?, dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
    guard let place = theBuffer.place(offset, 0) else { return kCMBlockBufferBadOffsetParameterErr }
    lengthAtOffsetOut?.pointee = theBuffer.dataLength - offset
    totalLengthOut?.pointee = theBuffer.dataLength
    dataPointerOut?.pointee = place.assumingMemoryBound(to: CChar.self)
    return kCMBlockBufferNoErr
}
@discardableResult
public func CMBlockBufferCopyDataBytes(
    _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int,
    destination: UnsafeMutableRawPointer
) -> Int32 {
    guard let place = theSourceBuffer.place(offsetToData, dataLength) else {
        return kCMBlockBufferBadLengthParameterErr
    }
    destination.copyMemory(from: place, byteCount: dataLength)
    return kCMBlockBufferNoErr
}
@discardableResult
public func CMBlockBufferReplaceDataBytes(
    with sourceBytes: UnsafeRawPointer, blockBuffer destinationBuffer: CMBlockBuffer,
    offsetIntoDestination: Int, dataLength: Int
) -> Int32 {
    guard let place = destinationBuffer.place(offsetIntoDestination, dataLength) else {
        return kCMBlockBufferBadLengthParameterErr
    }
    place.copyMemory(from: sourceBytes, byteCount: dataLength)
    return kCMBlockBufferNoErr
}
