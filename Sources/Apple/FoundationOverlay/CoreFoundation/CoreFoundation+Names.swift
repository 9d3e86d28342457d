public import Foundation

// CoreFoundation's names as calls are written with them: `url as CFURL`, `[…] as CFArray`, `Unmanaged<CFError>?`.

/// A list of values.
public typealias CFArray = [Any]
/// Bytes.
public typealias CFData = Data
/// An error.
public typealias CFError = NSError
/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// A text.
public typealias CFString = String
/// A length of time, in seconds.
public typealias CFTimeInterval = Double
/// An address.
public typealias CFURL = URL
/// A dictionary.
public typealias CFDictionary = [String: Any]
/// A boolean, a number or a date.
public typealias CFBoolean = Bool
public typealias CFNumber = NSNumber
public typealias CFDate = Date
/// Any value.
public typealias CFTypeRef = AnyObject
/// Values that can be changed.
public typealias CFMutableData = NSMutableData
/// The type of the loop of a thread.
public typealias CFRunLoop = RunLoop
/// The modes of such a loop.
public typealias CFRunLoopMode = RunLoop.Mode
/// The number of a type.
public typealias CFTypeID = UInt
/// A moment, in seconds since 2001.
public typealias CFAbsoluteTime = Double
/// An index.
public typealias CFIndex = Int
/// A number that values which are the same share.
public typealias CFHashCode = UInt

/// The value that stands for nothing.
public let kCFNull: NSNull! = NSNull()
/// The values of a boolean.
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// A place that memory comes from. There is one, which nobody names.
public final class CFAllocator: Sendable {
    init() {}
}

/// The places that memory comes from.
public let kCFAllocatorDefault: CFAllocator! = nil
public let kCFAllocatorSystemDefault: CFAllocator! = nil

/// The loops of threads, and their modes.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
public let kCFRunLoopDefaultMode: CFRunLoopMode! = .default
public let kCFRunLoopCommonModes: CFRunLoopMode! = .common

extension RunLoop.Mode {
    /// The usual modes, by CoreFoundation's names.
    public static var defaultMode: RunLoop.Mode { .default }
    public static var commonModes: RunLoop.Mode { .common }
}

/// The moment that it is now, in seconds since 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
