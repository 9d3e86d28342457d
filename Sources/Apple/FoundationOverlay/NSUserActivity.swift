public import Foundation

/// The user's activity, for another device or another time to go on with. Apple's class, as far as views name it.
open class NSUserActivity: NSObject {
    /// The facts of the activity, as Apple's class has them.
    public let activityType: String
    public var title: String?
    public var userInfo: [AnyHashable: Any]?
    public var webpageURL: URL?
    public var isEligibleForHandoff = true
    public var isEligibleForSearch = false
    public var isEligibleForPrediction = false
    public var persistentIdentifier: String?
    public var targetContentIdentifier: String?
    public var keywords: Set<String> = []
    public var requiredUserInfoKeys: Set<String>?
    public var expirationDate: Date?
    public var needsSave = false
    public var supportsContinuationStreams = false
    public var referrerURL: URL?
    public var isEligibleForPublicIndexing = false
    public var suggestedInvocationPhrase: String?
    public weak var delegate: (any NSUserActivityDelegate)?

    /// Creates an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds entries to `userInfo`.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// A fault of what an activity carries.
    public enum TypedPayloadError: Error, Hashable, Sendable {
        /// The activity carries nothing of the kind, or what is to be carried cannot be.
        case invalidContent
        case encodingError
    }

    /// Something of the kind that the activity carries; throws where there is none.
    public func typedPayload<T: Decodable>(_ type: T.Type) throws -> T {
        let entries = userInfo?.mapKeysToStrings ?? [:]
        guard JSONSerialization.isValidJSONObject(entries),
            let data = try? JSONSerialization.data(withJSONObject: entries),
            let payload = try? JSONDecoder().decode(type, from: data)
        else { throw TypedPayloadError.invalidContent }
        return payload
    }

    /// Carries something with parts to another device.
    public func setTypedPayload<T: Encodable>(_ payload: T) throws {
        guard let data = try? JSONEncoder().encode(payload),
            let entries = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        else { throw TypedPayloadError.encodingError }
        addUserInfoEntries(from: entries)
    }

    /// Makes the activity the current one, or ends it.
    public func becomeCurrent() {}
    public func resignCurrent() {}
    public func invalidate() {}

    /// Calls the closure at once: no activity is kept here.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
    ) { handler() }
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
    open class func deleteAllSavedUserActivities() async {}

    /// Fails with `CocoaError.featureUnsupported`: no other device is there.
    public func getContinuationStreams(
        completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
    ) { completionHandler(nil, nil, CocoaError(.featureUnsupported)) }
}

/// Hears of an activity that goes on elsewhere. Foundation's protocol.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Tells of the activity's end here, or of its being carried away.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
    /// Nothing, where it is left out.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
    public func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
    ) {}
}

/// The type of the activity of a page that was open in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension [AnyHashable: Any] {
    fileprivate var mapKeysToStrings: [String: Any] {
        reduce(into: [:]) { $0["\($1.key.base)"] = $1.value }
    }
}
