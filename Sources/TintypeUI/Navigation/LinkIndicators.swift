import TintypeTree

private enum HidesLinkIndicatorsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Indicates whether rows that lead on do so without an arrow at their end.
    var hidesLinkIndicators: Bool {
        get { self[HidesLinkIndicatorsKey.self] }
        set { self[HidesLinkIndicatorsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether the links below that are rows of lists have an arrow at their end.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environmentChange { $0.hidesLinkIndicators = visibility == .hidden }
    }
}
