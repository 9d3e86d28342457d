import Foundation
import SwiftData
import Testing

@Suite("Schemas, configurations and properties by key path")
struct SchemaTests {
    @Model
    final class Kite {
        var color: String

        init(color: String) {
            self.color = color
        }
    }

    private enum Later: VersionedSchema {
        static var versionIdentifier: Schema.Version { Schema.Version(2, 10, 0) }
        static var models: [any PersistentModel.Type] { [Kite.self] }
    }

    @Test("versions are in the order of their parts, and a schema has the one of its versioned schema")
    func versions() {
        let schema = Schema(versionedSchema: Later.self)
        #expect(schema.version == Schema.Version(2, 10, 0) && schema.version.description == "2.10.0")
        #expect(Schema.Version(2, 9, 9) < schema.version && schema.version < Schema.Version(3, 0, 0))
        #expect(schema.entity(for: Kite.self)?.name == "Kite" && Schema().entities.isEmpty)
        #expect(schema == Schema([Kite.self], version: Schema.Version(2, 10, 0)) && schema != Schema([Kite.self]))
    }

    @Test("a configuration tells which folder and database were asked for")
    func configuration() {
        let asked = ModelConfiguration(
            "winds", schema: Schema([Kite.self]), groupContainer: .identifier("group.sky"),
            cloudKitDatabase: .private("cloud.sky"))
        #expect(asked.groupAppContainerIdentifier == "group.sky" && asked.cloudKitContainerIdentifier == "cloud.sky")
        #expect(asked.schema?.entities.map(\.name) == ["Kite"] && asked.id == asked.url)
        #expect(ModelConfiguration().groupAppContainerIdentifier == nil)
    }

    @Test("a property that is set by key path is a change that is taken back")
    func values() throws {
        let context = ModelContext(try ModelContainer(for: Kite.self))
        let kite = Kite(color: "red")
        context.insert(kite)
        try context.save()
        kite.setValue(forKey: \.color, to: "blue")
        #expect(kite.getValue(forKey: \.color) == "blue" && context.hasChanges)
        context.rollback()
        #expect(kite.color == "red")
        #expect(try context.fetchIdentifiers(FetchDescriptor<Kite>(), batchSize: 1).first == kite.persistentModelID)
    }
}
