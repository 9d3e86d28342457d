public import Foundation

// Collections of objects that are not kept alive, which Linux's Foundation lacks.

/// An object that is not kept alive.
private struct WeakObject<ObjectType: AnyObject> {
    weak var object: ObjectType?
}

/// A set of objects. Foundation's class on Apple's systems.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var weak: [WeakObject<ObjectType>] = []
    private var strong: [ObjectType] = []
    private let isWeak: Bool

    private init(isWeak: Bool) {
        self.isWeak = isWeak
    }

    public override init() {
        isWeak = false
    }

    /// Creates a set that keeps its objects alive, or does not.
    public convenience init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        self.init(isWeak: options.contains(.weakMemory))
    }
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

    /// The objects that are alive.
    open var allObjects: [ObjectType] { isWeak ? weak.compactMap(\.object) : strong }
    open var count: Int { allObjects.count }
    open var anyObject: ObjectType? { allObjects.first }
    open func contains(_ anObject: ObjectType?) -> Bool { allObjects.contains { $0 === anObject } }

    /// Adds or removes an object.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        if isWeak { weak.append(WeakObject(object: object)) } else { strong.append(object) }
    }
    open func remove(_ object: ObjectType?) {
        weak.removeAll { $0.object == nil || $0.object === object }
        strong.removeAll { $0 === object }
    }
    open func removeAllObjects() {
        weak = []
        strong = []
    }
}

/// Values by objects. Foundation's class on Apple's systems.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
        var key: Held<KeyType>
        var value: Held<ObjectType>
    }

    private struct Held<Kept: AnyObject> {
        weak var object: Kept?
        let kept: Kept?

        init(_ object: Kept, isWeak: Bool) {
            self.object = object
            kept = isWeak ? nil : object
        }
    }

    private var entries: [Entry] = []
    private let isWeakByKey: Bool
    private let isWeakByValue: Bool

    private init(_ isWeakByKey: Bool, _ isWeakByValue: Bool) {
        self.isWeakByKey = isWeakByKey
        self.isWeakByValue = isWeakByValue
    }

    /// Creates a table that keeps its keys and values alive, or does not.
    public convenience init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) { self.init(keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory)) }
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(false, false) }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(true, false) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(false, true) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(true, true) }

    private func isKey(_ key: KeyType, of entry: Entry) -> Bool {
        guard let own = entry.key.object else { return false }
        if own === key { return true }
        guard let own = own as? NSObject, let key = key as? NSObject else { return false }
        return own.isEqual(key)
    }

    /// The value of a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return entries.first { isKey(aKey, of: $0) }?.value.object
    }
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        entries.append(Entry(key: Held(aKey, isWeak: isWeakByKey), value: Held(anObject, isWeak: isWeakByValue)))
    }
    open func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { entry in entry.key.object == nil || aKey.map { isKey($0, of: entry) } == true }
    }
    open func removeAllObjects() { entries = [] }
    open var count: Int { pairs.count }

    /// The keys and values that are alive.
    var pairs: [(key: KeyType, value: ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }
}

/// The keeping of objects. Foundation's class on Apple's systems.
open class NSPointerFunctions: NSObject {
    /// The options of keeping objects.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}
