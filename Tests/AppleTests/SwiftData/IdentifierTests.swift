import Foundation
import SwiftData
import Testing

@Suite("Identifiers of models")
struct IdentifierTests {
    @Model
    final class Shell {
        var name: String

        init(name: String) {
            self.name = name
        }
    }

    @Test("an identifier is coded and finds its model again")
    func coded() throws {
        let container = try ModelContainer(
            for: Shell.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let (first, second) = (Shell(name: "a"), Shell(name: "b"))
        context.insert(first)
        context.insert(second)
        try context.save()
        let coded = try JSONEncoder().encode(first.persistentModelID)
        let id = try JSONDecoder().decode(PersistentIdentifier.self, from: coded)
        #expect(id == first.persistentModelID && id != second.persistentModelID)
        #expect(id.entityName == "Shell")
        let ids = [id]
        let found = try context.fetch(
            FetchDescriptor<Shell>(predicate: #Predicate { ids.contains($0.persistentModelID) }))
        #expect(found.map(\.name) == ["a"])
        #expect(try context.fetch(FetchDescriptor<Shell>(), batchSize: 1).count == 2)
    }

    @Test("a history is refused")
    func history() throws {
        let container = try ModelContainer(
            for: Shell.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        #expect(throws: SwiftDataError.historyTokenExpired) {
            try ModelContext(container).fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        }
    }
}
