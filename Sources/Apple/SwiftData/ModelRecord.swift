import Foundation

/// The bond between a model and the context that keeps it, with what takes back the model's changes.
public final class _ModelRecord {
    weak var context: ModelContext?
    var isDeleted = false
    /// The value of each property at the last save, as the closure that sets it so again, by the property.
    private var saved: [AnyKeyPath: () -> Void] = [:]
    /// Values are read and set by the record itself: nobody observes that, and nothing of it is a change.
    private(set) var isReading = false

    /// The number by which the model is told from others.
    let number = _ModelRecord.numbers.next()
    private static let numbers = Numbers()

    public init() {}

    var hasChanges: Bool { !saved.isEmpty }

    /// Keeps the value of a property that is about to change, unless it was kept since the last save.
    func willChange<Model: PersistentModel, Value>(_ model: Model, _ keyPath: KeyPath<Model, Value>) {
        guard !isReading, let context, saved[keyPath] == nil,
            let property = keyPath as? ReferenceWritableKeyPath<Model, Value>
        else { return }
        isReading = true
        let value = model[keyPath: property]
        isReading = false
        saved[keyPath] = { [unowned model] in model[keyPath: property] = value }
        context.noteChange(of: model)
    }

    /// Sets all properties to what they were at the last save.
    func takeBack() {
        isReading = true
        for set in saved.values { set() }
        isReading = false
    }

    func forget() { saved = [:] }
}

/// Numbers that are given once.
private final class Numbers: @unchecked Sendable {
    private let lock = NSLock()
    private var last: UInt64 = 0

    func next() -> UInt64 {
        lock.withLock {
            last += 1
            return last
        }
    }
}
