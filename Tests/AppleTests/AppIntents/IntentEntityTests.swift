import AppIntents
import Testing

private struct Boat: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
    static let defaultQuery = BoatQuery()
    let id: Int
    @Property(title: "Name") var name: String

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

private struct BoatQuery: EnumerableEntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Boat] {
        identifiers.map { Boat(id: $0, name: "Boat \($0)") }
    }
    func allEntities() async throws -> [Boat] { try await entities(for: [1, 2]) }
}

private enum Wind: Int, AppEnum {
    case calm, gale

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wind"
    static let caseDisplayRepresentations: [Wind: DisplayRepresentation] = [.gale: "A gale"]
}

@Suite("Things of intents")
struct IntentEntityTests {
    @Test("a thing's property changes where it stands, and its text is its name")
    func properties() {
        let boat = Boat(id: 1, name: "Anna")
        boat.name = "Berta"
        #expect(String(localized: boat.localizedStringResource) == "Berta")
        #expect(EntityIdentifier(for: boat) == EntityIdentifier(for: Boat.self, identifier: 1))
        #expect(EntityIdentifier(for: boat).identifier == "1")
    }

    @Test("a query that knows all things suggests them")
    func suggestions() async throws {
        #expect(try await BoatQuery().suggestedEntities().map(\.id) == [1, 2])
        #expect(try await BoatQuery().results().count == 2)
    }

    @Test("a value has its text, or its own name")
    func values() {
        #expect(String(localized: Wind.gale.localizedStringResource) == "A gale")
        #expect(String(localized: Wind.calm.localizedStringResource) == "calm")
    }

    @Test("a person is coded without the picture")
    func people() throws {
        let person = IntentPerson(
            identifier: .applicationDefined("a"), name: .displayName("Ada"), handle: .init(emailAddress: "ada@b.c"),
            image: .init(systemName: "person"))
        let copy = try JSONDecoder().decode(IntentPerson.self, from: JSONEncoder().encode(person))
        #expect(copy == person && copy.image == nil && copy.handle?.value == .emailAddress("ada@b.c"))
    }

    @Test("a file of bytes becomes one on the disk")
    func files() async throws {
        let file = IntentFile(data: Data([1, 2]), filename: "intent-\(UUID()).bin", type: .data)
        let count = try await file.withFile(contentType: .data) { place, inPlace in
            defer { try? FileManager.default.removeItem(at: place) }
            return inPlace ? 0 : try Data(contentsOf: place).count
        }
        #expect(count == 2)
    }

    @Test("a file on the disk is handed out itself where that is allowed, otherwise as a copy")
    func places() async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("intent-\(UUID())")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let original = directory.appendingPathComponent("\(UUID()).bin")
        try Data([1, 2, 3]).write(to: original)
        let file = IntentFile(fileURL: original)
        #expect(try await file.withFile(contentType: .data, allowOpenInPlace: true) { $0 == original && $1 })
        let isCopy = try await file.withFile(contentType: .data) { place, inPlace in
            defer { try? FileManager.default.removeItem(at: place) }
            return try !inPlace && place != original && Data(contentsOf: place).count == 3
        }
        #expect(isCopy)
    }
}
