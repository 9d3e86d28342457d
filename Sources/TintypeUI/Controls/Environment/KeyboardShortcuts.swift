public import TintypeTree

/// Keys that press a button. Nothing is drawn for them.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The adaptation of a shortcut to other keyboards.
    public struct Localization: Hashable, Sendable {
        private enum Storage {
            case automatic
            case withoutMirroring
            case custom
        }

        private let storage: Storage

        public static let automatic = Localization(storage: .automatic)
        public static let withoutMirroring = Localization(storage: .withoutMirroring)
        public static let custom = Localization(storage: .custom)
    }

    /// The key, the modifiers, and the adaptation to other keyboards.
    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    /// Creates a shortcut.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return: does what is usual.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: leaves.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    func answers(_ stroke: KeyStroke) -> Bool {
        key.character == stroke.key && modifiers.rawValue == stroke.modifiers
    }

    public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
        a.key == b.key && a.modifiers == b.modifiers && a.localization == b.localization
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}

private enum KeyboardShortcutKey: EnvironmentKey { static let defaultValue: KeyboardShortcut? = nil }

extension EnvironmentValues {
    /// The keys that press the control around the view.
    public var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Keys that press the controls below.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
