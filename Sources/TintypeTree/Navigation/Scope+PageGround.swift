import TintypeGraphics

private enum ElevatedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view is on a sheet or popover, whose grounds are a step lighter in dark scenes.
    var isElevated: Bool {
        get { self[ElevatedKey.self] }
        set { self[ElevatedKey.self] = newValue }
    }
}

extension Scope {
    /// Appends the opaque ground of a page of a navigation or of tabs: the system's background. macOS has none but the window's.
    mutating func appendPageGround() {
        guard environment.platform.name == .iOS else { return }
        appendPaint(Color(ListColors.background(.plain, in: environment)), name: "PageGround")
    }
}
