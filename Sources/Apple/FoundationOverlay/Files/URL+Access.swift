public import Foundation

// Files of other apps, which need a permission on Apple's systems: here the file system's own permissions hold alone.
extension URL {
    /// The options of a bookmark.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    }

    /// The options of resolving a bookmark.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    /// Begins or ends the use of a file of another app.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    public func stopAccessingSecurityScopedResource() {}

    /// The bytes by which the file is found again: its address.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data { Data(absoluteString.utf8) }

    /// Creates the address of a bookmark.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let found = URL(string: String(decoding: data, as: UTF8.self)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        bookmarkDataIsStale = false
        self = found
    }
}

extension URL {
    /// Writes a bookmark to a file, reads one, and gives the address of a file that holds one.
    public static func writeBookmarkData(_ data: Data, to url: URL) throws { try data.write(to: url) }
    public static func bookmarkData(withContentsOf url: URL) throws -> Data { try Data(contentsOf: url) }
    public init(resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []) throws {
        var isStale = false
        let found = try? URL(resolvingBookmarkData: Data(contentsOf: url), bookmarkDataIsStale: &isStale)
        self = found.flatMap { $0.scheme == nil ? nil : $0 } ?? url.resolvingSymlinksInPath()
    }

    /// nil: a bookmark keeps no facts about the file here.
    public static func resourceValues(
        forKeys keys: Set<URLResourceKey>, fromBookmarkData data: Data
    ) -> URLResourceValues? { nil }
}

extension NSURL {
    /// The options of bookmarks.
    public typealias BookmarkCreationOptions = URL.BookmarkCreationOptions
    public typealias BookmarkResolutionOptions = URL.BookmarkResolutionOptions

    /// The bytes by which the file is found again: its address.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: [URLResourceKey]?,
        relativeTo relativeURL: URL?
    ) throws -> Data { try (self as URL).bookmarkData(options: options) }

    /// Answers whether the file is there.
    public func checkResourceIsReachableAndReturnError(_ error: NSErrorPointer) -> Bool {
        do {
            return try (self as URL).checkResourceIsReachable()
        } catch let problem {
            error?.pointee = problem as NSError
            return false
        }
    }

    /// nil and false: a file has no address but its path here.
    public func fileReferenceURL() -> URL? { nil }
    public func isFileReferenceURL() -> Bool { false }
}

extension FileManager {
    /// nil: no group of apps shares files here.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
    /// nil: there is no iCloud here.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.featureUnsupported) }
}

extension ProcessInfo {
    /// The heat of the device.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// The facts about the device.
    public var thermalState: ThermalState { .nominal }
    public var isLowPowerModeEnabled: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")

    /// Begins or ends something that must not be put off.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        block(false)
    }
}

extension Notification.Name {
    /// The names of the notifications of power, and of a day's change.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
