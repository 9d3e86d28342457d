import Foundation
import Testing

@testable import TintypeCommand

@Suite("Models of Core Data")
struct DataModelTests {
    private static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <!-- <entity name="Old"/> -->
            <entity name="Note" representedClassName="Note" syncable="YES" codeGenerationType="class">
                <attribute name="text" optional="YES" attributeType="String" defaultValueString="a &amp; b"/>
                <attribute name="rank" attributeType="Integer 16" defaultValueString="2" usesScalarValueType="YES"/>
                <attribute name="made" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="words" optional="YES" attributeType="Transformable" customClassName="[String]"/>
                <relationship name="tags" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Tag"
                    inverseName="note" inverseEntity="Tag" ordered="YES"/>
            </entity>
            <entity name="Tag" representedClassName=".Label" syncable="YES" codeGenerationType="category">
                <relationship name="note" optional="YES" maxCount="1" deletionRule="Nullify"
                    destinationEntity="Note" inverseName="tags" inverseEntity="Note"/>
            </entity>
            <entity name="Own" representedClassName="Own" parentEntity="Note" syncable="YES"/>
        </model>
        """

    private func model() throws -> DataModel? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xcdatamodeld")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (version, text) in [("A", "<model/>"), ("B", Self.contents)] {
            let inner = folder.appendingPathComponent("\(version).xcdatamodel")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try text.write(to: inner.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
        }
        try "<dict><key>_XCCurrentVersionName</key><string>B.xcdatamodel</string></dict>".write(
            to: folder.appendingPathComponent(".xccurrentversion"), atomically: true, encoding: .utf8)
        return DataModel(path: folder.path, module: "App")
    }

    @Test("the version in use is read: entities with their attributes and relationships")
    func reading() throws {
        let model = try #require(try model())
        #expect(model.entities.map(\.name) == ["Note", "Tag", "Own"])
        #expect(model.entities.map(\.className) == ["Note", "Label", "Own"])
        #expect(model.entities[0].attributes.map(\.defaultValue) == ["a & b", "2", nil, nil])
        #expect(model.entities[2].parent == "Note")
        let tags = try #require(model.entities[0].relationships.first)
        #expect(tags.isToMany && tags.isOrdered && tags.deleteRule == "Cascade" && tags.inverse == "note")
        let file = try #require(try JSONSerialization.jsonObject(with: Data(model.file())) as? [String: Any])
        #expect((file["entities"] as? [[String: Any]])?.first?["module"] as? String == "App")
    }

    @Test("classes and properties are those that Xcode makes, and none where the app has its own")
    func source() throws {
        let source = try #require(try model()).source
        for line in [
            "public class Note: NSManagedObject {}", "extension Note: Identifiable {}",
            "@_Managed public var text: String?", "@_Managed public var rank: Int16",
            "@_Managed public var made: Date?",
            "@_Managed public var words: [String]?", "@_Managed public var tags: NSOrderedSet?",
            "public func addToTags(_ value: Label) { _changeManaged(#function, [value]) }",
            "public func insertIntoTags(_ value: Label, at idx: Int) { _changeManaged(#function, [value, idx]) }",
            "extension Label {", "@_Managed public var note: Note?",
        ] { #expect(source.contains(line), "\(line)") }
        #expect(!source.contains("class Label") && !source.contains("Own"))
    }
}
