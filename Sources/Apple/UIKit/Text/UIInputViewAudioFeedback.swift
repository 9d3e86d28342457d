public import Foundation

/// A view of keys that click. UIKit's protocol; nothing sounds here.
@MainActor @preconcurrency
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// The choice whether keys click.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
