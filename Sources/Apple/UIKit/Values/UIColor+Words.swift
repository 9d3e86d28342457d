import Foundation

extension UIColor {
    /// The colour in English words, such as "dark blue". Apple's words for it are others, and the user's language.
    public var accessibilityName: String { resolved(.light).words }
}
