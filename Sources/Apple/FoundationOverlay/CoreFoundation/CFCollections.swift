import Foundation

// Lists and dictionaries, whose values are read by the addresses of objects. A value that is no object, such as a text of
// Swift's, is one for good as soon as its address is asked for.

/// Lists and dictionaries that can be changed.
public typealias CFMutableArray = NSMutableArray
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFSet = NSSet

private func address(of value: Any) -> UnsafeRawPointer {
    if type(of: value) is AnyClass { return UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque()) }
    // A dictionary of Swift's is read as one again, where an address is turned into a `CFDictionary`: it is a single word.
    if let dictionary = value as? CFDictionary {
        _ = Unmanaged.passRetained(unsafeBitCast(dictionary, to: AnyObject.self))
        return unsafeBitCast(dictionary, to: UnsafeRawPointer.self)
    }
    return UnsafeRawPointer(Unmanaged.passRetained(value as AnyObject).toOpaque())
}

private func object(at address: UnsafeRawPointer) -> AnyObject {
    Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
}

/// The number of values in a list, and the address of the one at an index.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    address(of: theArray[idx])
}

/// The number of values in a dictionary, and the address of the one for a text; nil for none.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    (object(at: key) as? String).map { theDict[$0] != nil } ?? false
}
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    (object(at: key) as? String).flatMap { theDict[$0] }.map { address(of: $0) }
}

/// Puts the address of the value for a text in a place, where there is a value, and tells whether there is.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

extension Unmanaged where Instance == NSString {
    /// A text as the object that a dictionary's key is asked for with. The object is one for good.
    public static func passUnretained(_ value: CFString) -> Unmanaged<NSString> {
        .passRetained(NSString(string: value))
    }
}
