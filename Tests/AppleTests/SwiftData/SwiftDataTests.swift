import SwiftData
import SwiftUI
import Testing

@Model
final class Plant {
    var name: String
    var height: Int

    init(name: String, height: Int = 0) {
        self.name = name
        self.height = height
    }
}

@Suite("SwiftData's contexts")
@MainActor
struct SwiftDataTests {
    private func container(_ configuration: ModelConfiguration = .init(isStoredInMemoryOnly: true)) throws
        -> ModelContainer
    { try ModelContainer(for: Plant.self, configurations: configuration) }

    private func names(_ context: ModelContext) throws -> [String] {
        try context.fetch(FetchDescriptor<Plant>(sortBy: [SortDescriptor(\.name)])).map(\.name)
    }

    @Test("insertions are changes until they are saved, and other contexts see them then")
    func saving() throws {
        let container = try container()
        let (own, other) = (ModelContext(container), ModelContext(container))
        #expect(!own.hasChanges)
        own.insert(Plant(name: "Fern"))
        #expect(own.hasChanges && own.insertedModelsArray.count == 1)
        #expect(try names(own) == ["Fern"])
        #expect(try names(other).isEmpty)
        try own.save()
        #expect(!own.hasChanges)
        #expect(try names(other) == ["Fern"])
    }

    @Test("a rollback takes back insertions, deletions and changed properties")
    func rollback() throws {
        let context = ModelContext(try container())
        let (fern, moss) = (Plant(name: "Fern", height: 3), Plant(name: "Moss"))
        context.insert(fern)
        context.insert(moss)
        try context.save()
        context.insert(Plant(name: "Ivy"))
        context.delete(moss)
        fern.name = "Palm"
        fern.height += 10
        fern.height += 10
        #expect(fern.hasChanges && !moss.hasChanges && moss.isDeleted)
        #expect(context.changedModelsArray.count == 1 && context.deletedModelsArray.count == 1)
        #expect(try names(context) == ["Ivy", "Palm"])
        context.rollback()
        #expect(try names(context) == ["Fern", "Moss"])
        #expect(fern.height == 3 && !fern.hasChanges && !moss.isDeleted && !context.hasChanges)
    }

    @Test("a transaction is saved as a whole, or taken back where it throws")
    func transaction() throws {
        struct Frost: Error {}
        let container = try container()
        let context = ModelContext(container)
        try context.transaction { context.insert(Plant(name: "Fern")) }
        #expect(try names(ModelContext(container)) == ["Fern"])
        #expect(throws: Frost.self) {
            try context.transaction {
                context.insert(Plant(name: "Ivy"))
                throw Frost()
            }
        }
        #expect(try names(context) == ["Fern"])
        #expect(!context.hasChanges)
    }

    @Test("a fetch may leave out what is not saved")
    func pending() throws {
        let context = ModelContext(try container())
        context.insert(Plant(name: "Fern"))
        var saved = FetchDescriptor<Plant>()
        saved.includePendingChanges = false
        #expect(try context.fetchCount(saved) == 0)
        #expect(try context.fetchCount(FetchDescriptor<Plant>()) == 1)
    }

    @Test("a store in a file is refused by name, and every other one says that it is in memory")
    func files() throws {
        let file = ModelConfiguration(url: URL(fileURLWithPath: "/tmp/garden.store"))
        let error = #expect(throws: SwiftDataError.self) { try container(file) }
        #expect(error == .loadIssueModelContainer)
        #expect("\(String(describing: error))".contains("/tmp/garden.store"))
        let kept = try container(ModelConfiguration(isStoredInMemoryOnly: false)).configurations
        #expect(kept.map(\.isStoredInMemoryOnly) == [true])
        #expect(try ModelContainer(for: Plant.self).configurations.map(\.isStoredInMemoryOnly) == [true])
    }

    @Test("what may not be saved is not")
    func readOnly() throws {
        let context = ModelContext(try container(ModelConfiguration(allowsSave: false)))
        #expect(throws: Never.self) { try context.save() }
        context.insert(Plant(name: "Fern"))
        #expect(throws: SwiftDataError.self) { try context.save() }
        #expect(context.hasChanges)
    }

    @Test("the main context saves by itself, once its caller is done")
    func autosave() async throws {
        let container = try container()
        container.mainContext.insert(Plant(name: "Fern"))
        #expect(container.mainContext.hasChanges)
        try await answer { done in DispatchQueue.main.async { MainActor.assumeIsolated { done(()) } } } as Void
        #expect(!container.mainContext.hasChanges)
        #expect(try names(ModelContext(container)) == ["Fern"])
    }

    @Test("a container is made once for a view, and its setup is told once")
    func setup() throws {
        let view = Counting()
        #expect(try LaidOutView(view).texts == ["2 plants, set up once"])
    }
}

private struct Counting: View {
    @State private var setups = Setups()

    var body: some View {
        Listing(setups: setups).modelContainer(for: Plant.self) { result in
            if case .success = result { setups.count += 1 }
        }
    }

    final class Setups {
        var count = 0
    }

    struct Listing: View {
        let setups: Setups
        @Query private var plants: [Plant] = []
        @Environment(\.modelContext) private var context

        var body: some View {
            Text("\(plants.count) plants, set up \(setups.count == 1 ? "once" : "\(setups.count) times")")
                .onAppear {
                    context.insert(Plant(name: "Fern"))
                    context.insert(Plant(name: "Moss"))
                }
        }
    }
}
