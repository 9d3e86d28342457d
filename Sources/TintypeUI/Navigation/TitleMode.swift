/// The size of the title of a navigation bar.
enum TitleMode: Hashable, Sendable {
    /// As in the view before; large at the root.
    case automatic
    case large
    case inline
}
