public import Foundation

/// A number that no other thing has.
public typealias CFUUID = UUID
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { UUID() }
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }
