/// The place of an item of a toolbar.
enum BarPlace: Hashable, Sendable {
    case leading
    case trailing
    /// In the place of the title.
    case principal
    case subtitle
    /// At the bottom edge.
    case bottom
    /// Above a keyboard, which a picture does not have, or in another place that is not drawn.
    case hidden
}
