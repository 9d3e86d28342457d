// `import ManagedSettings` where Apple's framework is missing: settings as values, and nothing that is shielded. It brings Foundation
// along.
@_exported public import Foundation

/// The proof of a thing that a person chose, which does not say what it is.
public struct Token<Subject>: Hashable, Codable, Sendable {
    private let data: Data

    init(data: Data) {
        self.data = data
    }
}

/// An app. Nobody chose one.
public struct Application: Hashable, Codable, Sendable {
    /// The proof, and what is known of the app.
    public let token: ApplicationToken?
    public let bundleIdentifier: String?
    public let localizedDisplayName: String?

    /// Creates one of a proof or a name.
    public init(token: ApplicationToken) {
        (self.token, bundleIdentifier, localizedDisplayName) = (token, nil, nil)
    }
    public init(bundleIdentifier: String) {
        (token, self.bundleIdentifier, localizedDisplayName) = (nil, bundleIdentifier, nil)
    }
}

/// A site. Nobody chose one.
public struct WebDomain: Hashable, Codable, Sendable {
    /// The proof, and the name.
    public let token: WebDomainToken?
    public let domain: String?

    /// Creates one of a proof or a name.
    public init(token: WebDomainToken) {
        (self.token, domain) = (token, nil)
    }
    public init(domain: String) {
        (token, self.domain) = (nil, domain)
    }
}

/// A kind of apps and sites. Nobody chose one.
public struct ActivityCategory: Hashable, Codable, Sendable {
    /// The proof, and the name.
    public let token: ActivityCategoryToken?
    public let localizedDisplayName: String?

    /// Creates one of a proof.
    public init(token: ActivityCategoryToken) {
        (self.token, localizedDisplayName) = (token, nil)
    }
}

/// The proofs of apps, kinds and sites.
public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

extension Application {
    /// The proof of an app.
    public typealias Token = ApplicationToken
}

extension ActivityCategory {
    /// The proof of a kind.
    public typealias Token = ActivityCategoryToken
}

extension WebDomain {
    /// The proof of a site.
    public typealias Token = WebDomainToken
}

/// The settings of an app for a device. They are kept as values for as long as the program runs, and nothing is shielded.
public class ManagedSettingsStore: @unchecked Sendable {
    /// The name of a store.
    public struct Name: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public static let `default` = Name(rawValue: "default")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) {
            rawValue = value
        }
    }

    /// The settings by their kinds.
    public var account: AccountSettings {
        get { ManagedSettingsBox.kept(name, AccountSettings()) }
        set { ManagedSettingsBox.keep(name, newValue) }
    }
    public var appStore: AppStoreSettings {
        get { ManagedSettingsBox.kept(name, AppStoreSettings()) }
        set { ManagedSettingsBox.keep(name, newValue) }
    }
    public var application: ApplicationSettings {
        get { ManagedSettingsBox.kept(name, ApplicationSettings()) }
        set { ManagedSettingsBox.keep(name, newValue) }
    }
    public var cellular: CellularSettings {
        get { ManagedSettingsBox.kept(name, CellularSettings()) }
        set { ManagedSettingsBox.keep(name, newValue) }
    }
    public var dateAndTime: DateAndTimeSettings {
        get { ManagedSettingsBox.kept(name, DateAndTimeSettings()) }
        set { ManagedSettingsBox.keep(name, newValue) }
    }
    public var gameCenter: GameCenterSettings {
        get { ManagedSettingsBox.kept(name, GameCenterSettings()) }
        set { ManagedSettingsBox.keep(name, newValue) }
    }
    public var media: MediaSettings {
        get { ManagedSettingsBox.kept(name, MediaSettings()) }
        set { ManagedSettingsBox.keep(name, newValue) }
    }
    public var passcode: PasscodeSettings {
        get { ManagedSettingsBox.kept(name, PasscodeSettings()) }
        set { ManagedSettingsBox.keep(name, newValue) }
    }
    public var safari: SafariSettings {
        get { ManagedSettingsBox.kept(name, SafariSettings()) }
        set { ManagedSettingsBox.keep(name, newValue) }
    }
    public var shield: ShieldSettings {
        get { ManagedSettingsBox.kept(name, ShieldSettings()) }
        set { ManagedSettingsBox.keep(name, newValue) }
    }
    public var siri: SiriSettings {
        get { ManagedSettingsBox.kept(name, SiriSettings()) }
        set { ManagedSettingsBox.keep(name, newValue) }
    }
    public var webContent: WebContentSettings {
        get { ManagedSettingsBox.kept(name, WebContentSettings()) }
        set { ManagedSettingsBox.keep(name, newValue) }
    }

    private let name: String

    /// Creates the store of a name. All stores of a name hold the same settings.
    public init(named name: Name = .default) {
        self.name = name.rawValue
    }
    public convenience init() {
        self.init(named: .default)
    }

    /// Takes all settings away.
    public func clearAllSettings() { ManagedSettingsBox.clear(name) }
}
