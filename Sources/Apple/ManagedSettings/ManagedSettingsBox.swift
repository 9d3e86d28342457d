import Synchronization

/// The settings of all stores, by the names of the stores and of the settings' types.
enum ManagedSettingsBox {
    private static let settings = Mutex<[String: [String: any Sendable]]>([:])

    static func kept<Settings: Sendable>(_ store: String, _ fresh: Settings) -> Settings {
        settings.withLock { $0[store]?["\(Settings.self)"] as? Settings } ?? fresh
    }

    static func keep<Settings: Sendable>(_ store: String, _ value: Settings) {
        settings.withLock { $0[store, default: [:]]["\(Settings.self)"] = value }
    }

    static func clear(_ store: String) { settings.withLock { $0[store] = nil } }
}
