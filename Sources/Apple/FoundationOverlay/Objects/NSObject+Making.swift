public import Foundation

/// Objects of a class that is known by its type alone: `T()` where T is a type of UIKit's views, and `Self()` in one's own method.
///
/// Apple's classes are Objective-C's, whose initializers Swift calls by any type. An initializer of Swift's classes that is not
/// `required` it calls by none, and to require it would ask each class below for it. An initializer of a protocol may be called by
/// any type; so each of these classes has a protocol of its own, and its initializers stand there again.
///
/// Each takes two names that the linker joins. The protocol's initializer, which has no body, is the method `new`, which is given the
/// type; `made` is the convenience initializer of the class, which makes an object of that type and finds the initializer of the class
/// below in its table. A class that has none stops, as on Apple's systems. Disfavoured, they stand behind whatever a class says itself.
public protocol _NSObjectMaking: AnyObject {}

extension NSObject: _NSObjectMaking {
    @_silgen_name("tintype_NSObject_init_made")
    convenience init(_made: Void) { self.init() }
    @_silgen_name("tintype_NSObject_init_made")
    fileprivate class func made(_: Void) -> Self
}

extension _NSObjectMaking where Self: NSObject {
    /// Makes an object as the class's own initializer does. The argument, which no one gives, keeps it from being one more `init()`: of
    /// those the compiler wants a single one above a class that it makes `Decodable`.
    @_silgen_name("tintype_NSObject_init") @_disfavoredOverload
    public init(_made: Void = ())
    @_silgen_name("tintype_NSObject_init")
    static func new() -> Self { made(()) }
}
