// `import PushKit` where Apple's framework is missing: nobody pushes anything. It brings Foundation along.
public import Dispatch
@_exported public import Foundation

/// A kind of what is pushed.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The proof with which a server pushes.
open class PKPushCredentials: NSObject {
    /// The kind and the proof.
    open var type: PKPushType { .voIP }
    open var token: Data { Data() }
}

/// Something that was pushed.
open class PKPushPayload: NSObject {
    /// The kind and the content.
    open var type: PKPushType { .voIP }
    open var dictionaryPayload: [AnyHashable: Any] { [:] }
}

/// The delegate of a registry.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    /// Called when a server can push: never.
    func pushRegistry(
        _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    /// Called when something is pushed: never.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
    /// Called when no server can push any longer: once kinds are wished for.
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) { completion() }
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) {}
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}

/// Asks for what is pushed. Nobody pushes: the delegate is told that there is no proof for a kind.
open class PKPushRegistry: NSObject {
    /// The delegate.
    open weak var delegate: (any PKPushRegistryDelegate)?
    private let queue: DispatchQueue

    /// Creates a registry that tells its delegate on a queue; nil for the main one.
    public init(queue: DispatchQueue?) {
        self.queue = queue ?? .main
    }

    /// The kinds that are wished for.
    open var desiredPushTypes: Set<PKPushType>? {
        didSet {
            let news = (desiredPushTypes ?? []).subtracting(oldValue ?? [])
            nonisolated(unsafe) let registry = self
            queue.async {
                for type in news { registry.delegate?.pushRegistry(registry, didInvalidatePushTokenFor: type) }
            }
        }
    }

    /// The proof for a kind: none.
    open func pushToken(for type: PKPushType) -> Data? { nil }
}
