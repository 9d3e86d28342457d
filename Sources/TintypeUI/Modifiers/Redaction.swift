public import TintypeTree

nonisolated extension View {
    /// Hides what texts and images below hold.
    public func redacted(reason: RedactionReasons) -> some View {
        node(RedactionModifier(.always(reason.contains(.placeholder))))
            .environmentChange { $0.redactionReasons.formUnion(reason) }
    }

    /// Shows what texts and images below hold.
    public func unredacted() -> some View {
        node(RedactionModifier(.always(false))).environmentChange { $0.redactionReasons = [] }
    }

    /// Hides what the view holds where those around ask for privacy.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        Group {
            if sensitive { node(RedactionModifier(.forPrivacy)) } else { self }
        }
    }
}
