public import Foundation
public import TintypeGraphics
import TintypeTree

/// What the user was doing, for another device or another time to go on with. Apple's class, as far as views name it.
public final class NSUserActivity {
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

    public init(activityType: String) {
        self.activityType = activityType
    }

    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Something of the kind that the activity carries; throws where there is none.
    public func typedPayload<T: Decodable>(_ type: T.Type) throws -> T {
        let data = try JSONSerialization.data(withJSONObject: userInfo?.mapKeysToStrings ?? [:])
        return try JSONDecoder().decode(type, from: data)
    }

    /// Carries something to another device.
    public func setTypedPayload<T: Encodable>(_ payload: T) throws {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(payload))
        guard let entries = object as? [String: Any] else { return }
        addUserInfoEntries(from: entries)
    }

    public func becomeCurrent() {}
    public func resignCurrent() {}
    public func invalidate() {}
}

extension [AnyHashable: Any] {
    fileprivate var mapKeysToStrings: [String: Any] {
        reduce(into: [:]) { $0["\($1.key.base)"] = $1.value }
    }
}

// A picture has no window around it to hand it anything, and no bars of a device to keep away.
nonisolated extension View {
    /// Does something with an address that the app is opened by.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Does something with what the user was doing elsewhere.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Says what the user is doing.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }

    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

    public func statusBar(hidden: Bool) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public func widgetURL(_ url: URL?) -> some View { self }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

    /// What the system tells of the view when a pointer rests on it.
    public func help(_ textKey: LocalizedStringKey) -> some View { self }
    public func help(_ text: Text) -> some View { self }
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { self }

    public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// Does something for the turns of a watch's crown. A picture shows the value as it is.
    public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View { self }
}

/// How far a watch's crown must be turned.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    case low
    case medium
    case high
}
