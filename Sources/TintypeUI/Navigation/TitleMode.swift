/// How a navigation bar shows its title.
enum TitleMode: Hashable, Sendable {
    /// As in the view before; large at the root.
    case automatic
    case large
    case inline
}
