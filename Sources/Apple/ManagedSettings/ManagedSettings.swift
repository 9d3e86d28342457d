/// The settings of accounts; nil for what is not set.
public struct AccountSettings: Hashable, Sendable {
    /// The settings.
    public var lockAccounts: Bool?

    init() {}
}

/// The settings of the store of apps; nil for what is not set.
public struct AppStoreSettings: Hashable, Sendable {
    /// The settings.
    public var maximumRating: Int?
    public var denyInAppPurchases: Bool?
    public var requirePasswordForPurchases: Bool?

    init() {}
}

/// The settings of apps; nil for what is not set.
public struct ApplicationSettings: Hashable, Sendable {
    /// The settings.
    public var blockedApplications: Set<Application>?
    public var denyAppInstallation: Bool?
    public var denyAppRemoval: Bool?

    init() {}
}

/// The settings of the telephone; nil for what is not set.
public struct CellularSettings: Hashable, Sendable {
    /// The settings.
    public var lockAppCellularData: Bool?
    public var lockCellularPlan: Bool?
    public var lockESIM: Bool?

    init() {}
}

/// The settings of the clock; nil for what is not set.
public struct DateAndTimeSettings: Hashable, Sendable {
    /// The settings.
    public var requireAutomaticDateAndTime: Bool?

    init() {}
}

/// The settings of games; nil for what is not set.
public struct GameCenterSettings: Hashable, Sendable {
    /// The settings.
    public var denyMultiplayerGaming: Bool?
    public var denyAddingFriends: Bool?

    init() {}
}

/// The settings of music and films; nil for what is not set.
public struct MediaSettings: Hashable, Sendable {
    /// The settings.
    public var denyExplicitContent: Bool?
    public var denyMusicService: Bool?
    public var denyBookstoreErotica: Bool?
    public var maximumMovieRating: Int?
    public var maximumTVShowRating: Int?
    public var lockMaximumVolume: Bool?

    init() {}
}

/// The settings of the code; nil for what is not set.
public struct PasscodeSettings: Hashable, Sendable {
    /// The settings.
    public var lockPasscode: Bool?

    init() {}
}

/// The settings of the browser; nil for what is not set.
public struct SafariSettings: Hashable, Sendable {
    /// The settings.
    public var denyAutoFill: Bool?
    public var cookiePolicy: CookiePolicy?

    /// The cookies that are taken.
    public enum CookiePolicy: Hashable, Sendable {
        case never, currentWebsite, visitedWebsites, always
    }

    init() {}
}

/// The settings of what is shielded; nil for what is not set.
public struct ShieldSettings: Hashable, Sendable {
    /// The settings.
    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?

    /// The kinds of apps and sites that are shielded.
    public enum ActivityCategoryPolicy<Subject: Hashable & Sendable>: Hashable, Sendable {
        case none
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Subject>> = [])
        case all(except: Set<Token<Subject>> = [])
    }

    init() {}
}

/// The settings of Siri; nil for what is not set.
public struct SiriSettings: Hashable, Sendable {
    /// The settings.
    public var denySiri: Bool?
    public var denyUserGeneratedContent: Bool?
    public var forceProfanityFilter: Bool?

    init() {}
}

/// The settings of sites; nil for what is not set.
public struct WebContentSettings: Hashable, Sendable {
    /// The settings.
    public var blockedByFilter: FilterPolicy?

    /// The sites that are kept away.
    public enum FilterPolicy: Hashable, Sendable {
        case none
        case auto(Set<WebDomain> = [], except: Set<WebDomain> = [])
        case specific(Set<WebDomain>)
        case all(except: Set<WebDomain> = [])
    }

    init() {}
}
