/// The identity of an object in a store, the same in each context.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last = 0

    /// The entity of the object.
    public let entity: NSEntityDescription
    private let number: Int
    private let isSaved = Saved()

    /// Set once the object is in a store.
    private final class Saved: @unchecked Sendable {
        private let lock = NSLock()
        private var value = false
        var isTrue: Bool {
            get { lock.withLock { value } }
            set { lock.withLock { value = newValue } }
        }
    }

    init(entity: NSEntityDescription) {
        self.entity = entity
        number = Self.lock.withLock {
            Self.last += 1
            return Self.last
        }
    }

    /// Creates the identity of no object.
    public override convenience init() { self.init(entity: NSEntityDescription()) }

    /// Indicates whether the object is in no store yet.
    open var isTemporaryID: Bool { !isSaved.isTrue }
    /// The store of the object.
    open var persistentStore: NSPersistentStore? { nil }

    func becomePermanent() { isSaved.isTrue = true }

    /// The identity as an address, which another run does not find.
    open func uriRepresentation() -> URL {
        let place = "x-coredata:///\(entity.name ?? "")/p\(number)"
        return URL(string: place.replacingOccurrences(of: " ", with: "%20")) ?? URL(fileURLWithPath: place)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The order in which objects were made.
    static func isOlder(_ first: NSManagedObjectID, _ second: NSManagedObjectID) -> Bool {
        first.number < second.number
    }
}
