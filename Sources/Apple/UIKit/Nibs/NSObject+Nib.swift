public import Foundation

// A member of a protocol: a class may have its own.
extension NSObjectProtocol {
    /// The end of the reading of a nib, of which only UIKit's own objects are told: others have no such method to override.
    public func awakeFromNib() {}
}
