public import TintypeTree

nonisolated extension View {
    /// A count at the end of a row, or on a tab; nothing for 0.
    public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// A text at the end of a row, or on a tab.
    public func badge(_ label: Text?) -> some View {
        let content = label.map { label in
            { (scope: inout Scope) in
                BadgeLabel._evaluate(BadgeLabel(text: label), into: &scope)
            }
        }
        return node(ListRowModifier(part: \.badge, content))
    }

    /// A text at the end of a row, or on a tab.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// A text at the end of a row, or on a tab.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

    /// Sets the prominence of badges: of no effect yet.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
            .node(InertModifier("badgeProminence(_:)") { _ in prominence != .standard })
    }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    public static let decreased = BadgeProminence(level: 0)
    public static let standard = BadgeProminence(level: 1)
    public static let increased = BadgeProminence(level: 2)
}

private nonisolated struct BadgeLabel: BuiltInView {
    let text: Text
    @Environment(\.foregroundIsSet) private var isPainted

    var body: some View {
        if isPainted { text } else { text.foregroundStyle(.secondary) }
    }
}

private enum BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }

extension EnvironmentValues {
    /// The prominence of badges.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }

    fileprivate var foregroundIsSet: Bool { foreground != nil }
}
