import Foundation
public import Tintype

/// The identity of a model, for as long as the program runs. One that an earlier run has coded is no model's.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
    private static let thisRun = UUID()
    private let run: UUID
    private let number: UInt64
    /// The name of the model's type.
    public let entityName: String

    init(record: _ModelRecord, entityName: String) {
        (run, number, self.entityName) = (Self.thisRun, record.number, entityName)
    }

    public var id: PersistentIdentifier { self }
    /// nil: models are in no file.
    public var storeIdentifier: String? { nil }

    public static func == (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool {
        a.number == b.number && a.run == b.run
    }
    public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.number < b.number }
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension PersistentIdentifier: _StorableValue {}
