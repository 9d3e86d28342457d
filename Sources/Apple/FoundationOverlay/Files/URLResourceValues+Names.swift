public import Foundation

extension URLResourceKey {
    /// The keys of a file's content, and of the room on its volume.
    public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
    public static let fileContentIdentifierKey = URLResourceKey(rawValue: "NSURLFileContentIdentifierKey")
    public static let mayHaveExtendedAttributesKey = URLResourceKey(rawValue: "NSURLMayHaveExtendedAttributesKey")
    public static let isPurgeableKey = URLResourceKey(rawValue: "NSURLIsPurgeableKey")
    public static let isSparseKey = URLResourceKey(rawValue: "NSURLIsSparseKey")
    public static let mayShareFileContentKey = URLResourceKey(rawValue: "NSURLMayShareFileContentKey")
    public static let fileProtectionKey = URLResourceKey(rawValue: "NSURLFileProtectionKey")
    public static let directoryEntryCountKey = URLResourceKey(rawValue: "NSURLDirectoryEntryCountKey")
    public static let fileIdentifierKey = URLResourceKey(rawValue: "NSURLFileIdentifierKey")
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
    /// The keys of a file that is shared in iCloud.
    public static let ubiquitousItemIsSharedKey = URLResourceKey(rawValue: "NSURLUbiquitousItemIsSharedKey")
    public static let ubiquitousSharedItemCurrentUserRoleKey = URLResourceKey(
        rawValue: "NSURLUbiquitousSharedItemCurrentUserRoleKey")
    public static let ubiquitousItemIsExcludedFromSyncKey = URLResourceKey(
        rawValue: "NSURLUbiquitousItemIsExcludedFromSyncKey")
    public static let ubiquitousSharedItemCurrentUserPermissionsKey = URLResourceKey(
        rawValue: "NSURLUbiquitousSharedItemCurrentUserPermissionsKey")
    public static let ubiquitousSharedItemOwnerNameComponentsKey = URLResourceKey(
        rawValue: "NSURLUbiquitousSharedItemOwnerNameComponentsKey")
}

extension URLResourceValues {
    /// The room on the volume, in bytes; nil where it was not asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// The states in iCloud, which is not here: false and nil.
    public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
    public var ubiquitousItemIsShared: Bool? { nil }
    public var ubiquitousItemIsExcludedFromSync: Bool? {
        get { nil }
        set {}
    }
    public var ubiquitousSharedItemCurrentUserRole: URLUbiquitousSharedItemRole? { nil }
    public var ubiquitousSharedItemCurrentUserPermissions: URLUbiquitousSharedItemPermissions? { nil }
    public var ubiquitousSharedItemOwnerNameComponents: PersonNameComponents? { nil }
    public var ubiquitousSharedItemMostRecentEditorNameComponents: PersonNameComponents? { nil }
    /// nil: a file system here does not number contents.
    public var fileContentIdentifier: Int64? { nil }
    public var fileIdentifier: UInt64? { nil }
    /// nil: these are not looked up here.
    public var isPurgeable: Bool? { nil }
    public var isSparse: Bool? { nil }
    public var directoryEntryCount: Int? { nil }
    public var fileProtection: URLFileProtection? { nil }
}

/// The part that a person has in a file of iCloud's.
public struct URLUbiquitousSharedItemRole: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let owner = URLUbiquitousSharedItemRole(rawValue: "NSURLUbiquitousSharedItemRoleOwner")
    public static let participant = URLUbiquitousSharedItemRole(rawValue: "NSURLUbiquitousSharedItemRoleParticipant")
}

/// The permissions that a person has for a file of iCloud's.
public struct URLUbiquitousSharedItemPermissions: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let readOnly = URLUbiquitousSharedItemPermissions(
        rawValue: "NSURLUbiquitousSharedItemPermissionsReadOnly")
    public static let readWrite = URLUbiquitousSharedItemPermissions(
        rawValue: "NSURLUbiquitousSharedItemPermissionsReadWrite")
}

/// The state of a file between a device and iCloud.
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let current = URLUbiquitousItemDownloadingStatus(
        rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
    public static let downloaded = URLUbiquitousItemDownloadingStatus(
        rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
    public static let notDownloaded = URLUbiquitousItemDownloadingStatus(
        rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
}

/// The protection of a file while the device is locked.
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let none = URLFileProtection(rawValue: "NSURLFileProtectionNone")
    public static let complete = URLFileProtection(rawValue: "NSURLFileProtectionComplete")
    public static let completeUnlessOpen = URLFileProtection(rawValue: "NSURLFileProtectionCompleteUnlessOpen")
    public static let completeUntilFirstUserAuthentication = URLFileProtection(
        rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication")
}
