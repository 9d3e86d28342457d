import Foundation

/// The saved models of a container, in the order of their insertion.
@Observable
final class ModelStore {
    var models: [any PersistentModel] = []
}

/// Insertions and deletions of a context that are not saved yet.
@Observable
final class PendingModels {
    var inserted: [any PersistentModel] = []
    var deleted: [any PersistentModel] = []
}

extension [any PersistentModel] {
    func has(_ model: any PersistentModel) -> Bool { contains { $0 === model } }

    mutating func drop(_ model: any PersistentModel) { removeAll { $0 === model } }
}
