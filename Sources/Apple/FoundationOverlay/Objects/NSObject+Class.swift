public import Foundation

extension NSObject {
    /// The class itself, as its objects are archived.
    public class func classForCoder() -> AnyClass { self }

    /// The name of the class, behind that of its module.
    public class func description() -> String { String(reflecting: self) }
    public class func debugDescription() -> String { String(reflecting: self) }

    /// The class that this one inherits from.
    public class func superclass() -> AnyClass? { _getSuperclass(self) }
    public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

    /// false: by name no method is found here.
    public class func instancesRespond(to aSelector: Selector!) -> Bool { false }
}
