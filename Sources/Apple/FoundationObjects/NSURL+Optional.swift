public import Foundation

extension NSURL {
    /// The address's text, which may be unwrapped as on Apple's systems; it is never nil.
    @_disfavoredOverload
    public var absoluteString: String? { (self as URL).absoluteString }
}
