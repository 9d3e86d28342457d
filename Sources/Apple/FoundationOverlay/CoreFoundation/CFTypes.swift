public import Foundation

// The numbers of CoreFoundation's types, and what is asked of a value of any type.

/// The number of a type: each has its own, which is not Apple's.
public func _typeNumber(of type: Any.Type) -> CFTypeID { UInt(bitPattern: ObjectIdentifier(type).hashValue) }

/// The classes with numbers that their subclasses share.
private let sharedTypes: [AnyClass] = [
    NSString.self, NSNumber.self, NSArray.self, NSDictionary.self, NSSet.self, NSData.self, NSDate.self, NSURL.self,
    NSUUID.self, NSLocale.self, NSAttributedString.self, NSError.self, NSCharacterSet.self, Bundle.self,
]
private let booleanType: NSNumber.Type = type(of: NSNumber(value: true))

/// The number of a value's type.
public func CFGetTypeID(_ cf: Any!) -> CFTypeID {
    let object = cf as AnyObject
    if (object as? NSNumber).map({ type(of: $0) }) == booleanType { return CFBooleanGetTypeID() }
    let shared: AnyClass? = sharedTypes.first { (object as? NSObject)?.isKind(of: $0) == true }
    return _typeNumber(of: shared ?? type(of: object))
}

/// The numbers of types of values.
public func CFStringGetTypeID() -> CFTypeID { _typeNumber(of: NSString.self) }
public func CFNumberGetTypeID() -> CFTypeID { _typeNumber(of: NSNumber.self) }
public func CFBooleanGetTypeID() -> CFTypeID { _typeNumber(of: Bool.self) }
public func CFArrayGetTypeID() -> CFTypeID { _typeNumber(of: NSArray.self) }
public func CFDictionaryGetTypeID() -> CFTypeID { _typeNumber(of: NSDictionary.self) }
public func CFSetGetTypeID() -> CFTypeID { _typeNumber(of: NSSet.self) }
public func CFDataGetTypeID() -> CFTypeID { _typeNumber(of: NSData.self) }
public func CFDateGetTypeID() -> CFTypeID { _typeNumber(of: NSDate.self) }
public func CFURLGetTypeID() -> CFTypeID { _typeNumber(of: NSURL.self) }
public func CFNullGetTypeID() -> CFTypeID { _typeNumber(of: NSNull.self) }
public func CFUUIDGetTypeID() -> CFTypeID { _typeNumber(of: NSUUID.self) }
public func CFLocaleGetTypeID() -> CFTypeID { _typeNumber(of: NSLocale.self) }
public func CFErrorGetTypeID() -> CFTypeID { _typeNumber(of: NSError.self) }
public func CFBundleGetTypeID() -> CFTypeID { _typeNumber(of: Bundle.self) }
public func CFAttributedStringGetTypeID() -> CFTypeID { _typeNumber(of: NSAttributedString.self) }

/// The name of a type's number; a number that is none of the values' has no name here.
public func CFCopyTypeIDDescription(_ type_id: CFTypeID) -> CFString! {
    if type_id == CFBooleanGetTypeID() { return "CFBoolean" }
    if type_id == CFNullGetTypeID() { return "CFNull" }
    return sharedTypes.first { _typeNumber(of: $0) == type_id }.map {
        "\($0)".replacing("NS", with: "CF", maxReplacements: 1)
    }
}

/// Indicates whether values are equal, and the number that equal ones share.
public func CFEqual(_ cf1: Any!, _ cf2: Any!) -> Bool {
    guard let first = cf1 as AnyObject as? NSObject else { return cf1 as AnyObject === cf2 as AnyObject }
    return first.isEqual(cf2)
}
public func CFHash(_ cf: Any!) -> UInt {
    UInt(bitPattern: (cf as AnyObject as? NSObject)?.hash ?? ObjectIdentifier(cf as AnyObject).hashValue)
}

/// The value in words, which the second function prints.
public func CFCopyDescription(_ cf: Any!) -> CFString! { String(describing: cf as AnyObject) }
public func CFShow(_ obj: Any!) { print(obj as AnyObject) }

/// The value of a boolean.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean }

/// A boolean of the C library's size.
public typealias DarwinBoolean = ObjCBool
