package import Foundation

/// The deeds of scrolling beside the moving of the content.
package struct ScrollDeeds {
    /// The ways of a finger.
    package enum Way: Hashable, Sendable {
        case always
        case downwards
        case never
    }

    /// The way of a finger that takes the focus from the view that has it. SwiftUI's documentation says of the usual one that scrolling
    /// always puts the keyboard away, but in a text editor.
    package var takesFocus = Way.always
    /// Returns whether a finger that goes so far down over the start of content, in points, moves something around the scroll view; nil where
    /// nothing around moves.
    package var yields: ((CGFloat) -> Bool)?
    /// Done where a finger pulls the start of the content down and lets go; nil for nothing.
    package var pull: (() -> Void)?
    /// The rule for the place where content comes to rest that a finger lets go; nil for where it is.
    package var rest: ScrollRest?
}

private enum ScrollDeedsKey: EnvironmentKey { static var defaultValue: ScrollDeeds { ScrollDeeds() } }

extension EnvironmentValues {
    /// The deeds of the scroll views below.
    package var scrollDeeds: ScrollDeeds {
        get { self[ScrollDeedsKey.self] }
        set { self[ScrollDeedsKey.self] = newValue }
    }
}
