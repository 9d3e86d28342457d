public import Foundation

/// The number of bytes, and their place, as long as the data live.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    let data: CFData = theData
    // A few bytes are kept in the value itself, which has no place that stays: they get one, for good.
    guard data.count > 32 else {
        let place = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 32)
        _ = place.initialize(from: data)
        return UnsafePointer(place.baseAddress)
    }
    // Of its own storage: an `NSData` that is made of it may hold a copy, which lives no longer than this call.
    return data.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

/// Makes data of bytes, or data that grow.
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    bytes.map { Data(bytes: $0, count: length) } ?? Data()
}
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// Adds bytes at the end of data that grow.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    theData.append(bytes, length: length)
}
