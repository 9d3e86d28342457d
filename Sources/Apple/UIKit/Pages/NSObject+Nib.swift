public import Foundation

// A member of a protocol: a class may have its own.
extension NSObjectProtocol {
    /// The end of the reading of a nib, which there is none of here: no object is told of it.
    public func awakeFromNib() {}
}
