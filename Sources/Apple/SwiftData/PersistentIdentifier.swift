/// The identity of a model, for as long as the program runs.
public struct PersistentIdentifier: Hashable, Identifiable, @unchecked Sendable {
    private let record: _ModelRecord

    init(record: _ModelRecord) {
        self.record = record
    }

    public var id: PersistentIdentifier { self }

    public static func == (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.record === b.record }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(record)) }
}
