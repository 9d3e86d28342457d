// The functions of Objective-C's runtime. Linux has none: no class has a method, a variable or a property that it knows, none is
// added, and none takes another's place.

import Foundation

/// A method, its code, a variable and a property, as the runtime knows them.
public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer
public typealias Ivar = OpaquePointer
public typealias objc_property_t = OpaquePointer

/// The class of an object, and the one above a class; nil for what is of no class.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0) as? AnyClass } }
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// The names of a class, of an object's and of a selector, which are kept as long as the program runs.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { kept(cls.map(name) ?? "nil") }
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { kept(NSStringFromSelector(sel)) }

/// A selector by its name, and whether two are one.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }

/// Finds a variable or a property of a class, and the value of one: none.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? { nil }
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? { nil }

/// Finds a method of a class: none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector?) -> Bool { false }

/// Adds a method to a class or gives it other code: neither is done.
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// The code of a method and the types of its arguments.
public func method_getImplementation(_ m: Method) -> IMP { m }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
public func method_getName(_ m: Method) -> Selector { Selector("") }

/// Lists what a class has: nothing, and the number is set to 0.
public func class_copyMethodList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? { none(outCount) }
public func class_copyIvarList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? { none(outCount) }
public func class_copyPropertyList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? { none(outCount) }
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { nil }
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { kept("") }
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

/// The name of a class. Foundation knows those alone that stand in no other type and are no file's own, and stops the
/// program at others.
private func name(of cls: AnyClass) -> String {
    let full = String(reflecting: cls)
    return full.split(separator: ".").count == 2 ? NSStringFromClass(cls) : full
}

/// The text as one that is kept as long as the program runs.
private func kept(_ text: String) -> UnsafePointer<CChar> {
    lock.lock()
    defer { lock.unlock() }
    if let found = texts[text] { return found }
    let bytes = Array(text.utf8CString)
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    texts[text] = UnsafePointer(copy)
    return UnsafePointer(copy)
}

private let lock = NSLock()
nonisolated(unsafe) private var texts: [String: UnsafePointer<CChar>] = [:]

private func none(_ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<OpaquePointer>? {
    count?.pointee = 0
    return nil
}
