package import TintypeGraphics

private enum IsScrollUnclippedKey: EnvironmentKey { static let defaultValue = false }
private enum IsScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum ScrollEdgeFadeKey: EnvironmentKey { static let defaultValue = ScrollEdgeFade.soft }
private enum BeginsAtEndKey: EnvironmentKey { static let defaultValue = false }
private enum ScrollMarginsKey: EnvironmentKey { static let defaultValue: EdgeInsets? = nil }

extension EnvironmentValues {
    /// Indicates whether the content of the nearest scroll views inside is seen outside of them.
    package var isScrollUnclipped: Bool {
        get { self[IsScrollUnclippedKey.self] }
        set { self[IsScrollUnclippedKey.self] = newValue }
    }

    /// Indicates whether scroll views may be scrolled by hand.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    /// Indicates whether the scroll view around shows another part of its content first than its start: the length of what is there
    /// decides where all of it stands.
    var beginsAtEnd: Bool {
        get { self[BeginsAtEndKey.self] }
        set { self[BeginsAtEndKey.self] = newValue }
    }

    /// The fading of the content of scroll views beneath a bar at the top.
    package var scrollEdgeFade: ScrollEdgeFade {
        get { self[ScrollEdgeFadeKey.self] }
        set { self[ScrollEdgeFadeKey.self] = newValue }
    }

    /// Around the content of the nearest scroll views inside, in points.
    package var scrollMargins: EdgeInsets? {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }
}
