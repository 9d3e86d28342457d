public import Foundation

/// The permission for a person's music.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// The deeds that an account for music allows.
public struct SKCloudServiceCapability: OptionSet, Sendable {
    public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
    public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
    public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A person's account for music. There is none.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
    /// The permission: it is not given.
    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }
    open class func requestAuthorization(_ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void) {
        completionHandler(.denied)
    }
    public class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { .denied }

    /// Asks for facts about the account, which fails.
    ///
    /// - Throws: ``SKError``.
    open func requestCapabilities(
        completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void
    ) { completionHandler([], SKError(.cloudServicePermissionDenied)) }
    open func requestStorefrontCountryCode(completionHandler: @escaping (String?, (any Error)?) -> Void) {
        completionHandler(nil, SKError(.cloudServicePermissionDenied))
    }
    open func requestStorefrontIdentifier(completionHandler: @escaping (String?, (any Error)?) -> Void) {
        completionHandler(nil, SKError(.cloudServicePermissionDenied))
    }
    open func requestUserToken(
        forDeveloperToken developerToken: String, completionHandler: @escaping (String?, (any Error)?) -> Void
    ) { completionHandler(nil, SKError(.cloudServicePermissionDenied)) }
    public func requestCapabilities() async throws -> SKCloudServiceCapability {
        throw SKError(.cloudServicePermissionDenied)
    }
    public func requestStorefrontCountryCode() async throws -> String { throw SKError(.cloudServicePermissionDenied) }
    public func requestUserToken(forDeveloperToken developerToken: String) async throws -> String {
        throw SKError(.cloudServicePermissionDenied)
    }
}

/// The account of what advertisements have brought. Nobody keeps it.
open class SKAdNetwork: NSObject {
    /// A person's worth, in three steps.
    public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
        public static let low = CoarseConversionValue(rawValue: "low")
        public static let medium = CoarseConversionValue(rawValue: "medium")
        public static let high = CoarseConversionValue(rawValue: "high")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Tells of the app's first start and of a value, which fails.
    ///
    /// - Throws: ``SKError``.
    open class func registerAppForAdNetworkAttribution() {}
    open class func updateConversionValue(_ conversionValue: Int) {}
    open class func updatePostbackConversionValue(
        _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(SKError(.unknown)) }
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue,
        completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(SKError(.unknown)) }
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
        completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(SKError(.unknown)) }
}
