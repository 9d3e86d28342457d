import TintypeTree

private enum IsElevatedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Indicates whether the view is on a sheet or popover, whose grounds are a step lighter in dark scenes.
    var isElevated: Bool {
        get { self[IsElevatedKey.self] }
        set { self[IsElevatedKey.self] = newValue }
    }
}
