public import Foundation

extension NSURL {
    /// The whole address, which may be nil on Apple's systems.
    @_disfavoredOverload
    public var absoluteString: String? { (self as URL).absoluteString }
}
