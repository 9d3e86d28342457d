public import TintypeTree

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { hasProminentHeaders ? .increased : .standard }
        set { hasProminentHeaders = newValue == .increased }
    }
}
