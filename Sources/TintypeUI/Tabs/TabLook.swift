/// The way in which a tab view shows its tabs.
enum TabLook: Hashable, Sendable {
    /// A bar at the bottom, or at the top where there is much room.
    case bar
    /// Pages, with dots where they are not hidden, and behind them a surface or none.
    case pages(showsDots: Bool, hasSurface: Bool)
}
