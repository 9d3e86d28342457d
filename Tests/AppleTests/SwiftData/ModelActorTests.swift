import Foundation
import SwiftData
import Testing

@Model
final class Orchard {
    var name: String

    init(name: String) {
        self.name = name
    }
}

@ModelActor
actor OrchardKeeper {
    func plant(_ name: String) throws -> Int {
        modelContext.insert(Orchard(name: name))
        try modelContext.save()
        return try modelContext.fetchCount(FetchDescriptor<Orchard>())
    }
}

@Suite("Actors of models")
struct ModelActorTests {
    @Test("an actor keeps models in a context of its own")
    func keeps() async throws {
        let container = try ModelContainer(
            for: Orchard.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let keeper = OrchardKeeper(modelContainer: container)
        #expect(try await keeper.plant("plums") == 1)
        #expect(try await keeper.plant("pears") == 2)
        #expect(keeper.modelContainer === container)
    }
}
