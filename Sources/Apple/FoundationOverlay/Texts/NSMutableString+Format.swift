public import Foundation

extension NSMutableString {
    /// Appends a text with values in place of its holes.
    public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
        append(String(format: format, arguments: arguments))
    }
}
