import TintypeTree

/// The key of an item of a bar that has a surface of its own colour in place of the glass that it shares with others: the prominent
/// buttons of iOS 26.
enum BarSurfaceKey: SaidKey {
    typealias Value = _ResolvedStyle
}

extension Node {
    /// The colour of the surface that the view has in a bar; nil for glass.
    var barSurface: _ResolvedStyle? { said(BarSurfaceKey.self) }
}

private enum IsProminentBarItemKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Indicates whether buttons are what the bar around is for, as in the place `confirmationAction`.
    var isProminentBarItem: Bool {
        get { self[IsProminentBarItemKey.self] }
        set { self[IsProminentBarItemKey.self] = newValue }
    }
}
