public import Foundation

extension NSAttributedString {
    /// Creates an empty text, which Linux's Foundation has no initializer for. A class in between hides that of `NSObject`, so that
    /// one of no arguments cannot be declared.
    public convenience init(_nothing: Void = ()) {
        self.init(string: "")
    }
}

extension NSMutableAttributedString {
    /// Creates an empty text.
    public convenience init() {
        self.init(string: "")
    }
}

/// A pointer to an object that Objective-C owns: any pointer here.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
