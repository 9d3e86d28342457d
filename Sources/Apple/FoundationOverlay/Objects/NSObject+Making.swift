public import Foundation

/// Calls of `NSObject`'s initializer on a type that only the running program knows: `T()` where `T: NSObject`, `Self()`, and
/// `type.init()` of a metatype. Each makes an object of that very class, by the class's own initializer.
///
/// Apple's classes are Objective-C's, of which Swift lets each initializer be called so. Of a Swift class it lets only `required` ones,
/// which each subclass of a user's would have to declare. An initializer of a protocol's extension may be called so, too: therefore a
/// class of Apple's that is made this way has a protocol beside it, in a file `NAME+Making.swift`, which repeats its initializers.
///
/// The steps of a call, for each initializer:
/// 1. The protocol's initializer has no body. By `@_silgen_name` its code is the static method `new`, which gets the type as `self`.
/// 2. `new` calls `made`, which has no body either: its code is a convenience initializer of the class, called on that type.
/// 3. The convenience initializer calls the designated one, which is found in the table of the object's class. A class that has none
///    stops with "unimplemented initializer", as on Apple's systems.
///
/// The initializers are disfavoured, so that those of a class itself come first. One protocol for all classes would be shorter, but every
/// call of any initializer would be held against all of them: 4,800 lines of calls took a sixth longer to check.
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
