public import Foundation

extension FileManager {
    /// - Throws: `CocoaError.featureUnsupported`: there is no iCloud here.
    public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.featureUnsupported) }
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw CocoaError(.featureUnsupported)
    }
    public func url(
        forPublishingUbiquitousItemAt url: URL, expiration outDate: AutoreleasingUnsafeMutablePointer<NSDate?>?
    ) throws -> URL { throw CocoaError(.featureUnsupported) }
    public func getFileProviderServicesForItem(
        at url: URL,
        completionHandler:
            @escaping @Sendable ([NSFileProviderServiceName: NSFileProviderService]?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }

    /// Moves a file to the trash of the home folder.
    /// - Throws: The error of moving it.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?)
        throws
    {
        let trash = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/share/Trash/files")
        try createDirectory(at: trash, withIntermediateDirectories: true)
        var place = trash.appendingPathComponent(url.lastPathComponent)
        var number = 2
        while fileExists(atPath: place.path) {
            place = trash.appendingPathComponent("\(url.deletingPathExtension().lastPathComponent) \(number)")
            if !url.pathExtension.isEmpty { place.appendPathExtension(url.pathExtension) }
            number += 1
        }
        try moveItem(at: url, to: place)
        outResultingURL?.pointee = place as NSURL
    }
}

/// The name of a service of a provider of files.
public struct NSFileProviderServiceName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A service of a provider of files: there is none here.
open class NSFileProviderService: NSObject, @unchecked Sendable {
    /// The name of the service.
    public let name: NSFileProviderServiceName

    init(name: NSFileProviderServiceName) {
        self.name = name
    }
}

extension Notification.Name {
    /// The name of the notification that another person uses iCloud.
    public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
    public static let NSUbiquitousUserDefaultsNoCloudAccount = Notification.Name(
        "NSUbiquitousUserDefaultsNoCloudAccountNotification")
}

extension URL {
    /// Tells whether a file is there.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
    /// The facts about a file, as they are when it is there.
    public func promisedItemResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        try resourceValues(forKeys: keys)
    }
}
