/// A rule of Porter and Duff by which drawing takes the place of what is below, as far as it covers it. SwiftUI's ``BlendMode``
/// has none of these.
package enum Composition: Hashable, Sendable {
    /// Nothing.
    case clear
    /// The drawing alone.
    case copy
    /// The drawing where something is below.
    case sourceIn
    /// The drawing where nothing is below.
    case sourceOut
    /// The backdrop where something is drawn.
    case destinationIn
    /// The backdrop where something is drawn, and the drawing where nothing is below.
    case destinationAtop
    /// Each of the two where the other is not.
    case xor
}
