package import Foundation

/// The content of a scroll view as those see it who are told of its scrolling.
package struct ScrolledContent {
    /// The state of the finger that scrolls.
    package enum Phase: Hashable, Sendable {
        case idle
        /// It is down, and nothing has moved.
        case tracking
        case interacting
    }

    /// The distances by which it is scrolled, its size and that of what is seen of it, in points.
    package let offset: CGPoint
    package let size: CGSize
    package let window: CGSize
    package let phase: Phase
}
