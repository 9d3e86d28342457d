public import Foundation

extension NSAttributedString {
    /// Creates an empty text, which Linux's Foundation has no initializer for. A class in between hides that of `NSObject`, so that
    /// one of no arguments cannot be declared.
    public convenience init(_nothing: Void = ()) {
        self.init(string: "")
    }
}
