public import TintypeTree

/// The prominence of something.
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

extension EnvironmentValues {
    /// The prominence of the headers of sections.
    public var headerProminence: Prominence {
        get { hasProminentHeaders ? .increased : .standard }
        set { hasProminentHeaders = newValue == .increased }
    }
}
