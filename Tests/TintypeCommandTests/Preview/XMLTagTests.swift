import Foundation
import RandomInput
import Testing

@testable import TintypeCommand

@Suite("Tags of a model that Xcode keeps")
struct XMLTagTests {
    private let text = """
        <?xml version="1.0"?><!-- <entity name="none"/> -->
        <model name=""><entity name="Boat" representedClassName='Fleet.Boat'>
        <attribute name="port" defaultValueString="&lt;none&gt; &amp;amp;"/></entity></model>
        """

    @Test("are read with their attributes, and none inside a comment")
    func read() {
        let tags = XMLTag.all(in: text)
        #expect(tags.map(\.name) == ["model", "entity", "attribute"])
        #expect(tags[1].attributes == ["name": "Boat", "representedClassName": "Fleet.Boat"])
        #expect(tags[2].attributes["defaultValueString"] == "<none> &amp;")
    }

    @Test("are read to an end whatever the bytes", arguments: 0..<200)
    func bytes(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var bytes = Array(text.utf8)
        for _ in 0..<random.number(1...12) {
            let index = random.number(0...bytes.count - 1)
            switch random.number(0...2) {
            case 0: bytes.remove(at: index)
            case 1: bytes[index] = Array("<>=\"'&! \n\u{0}é".utf8).randomElement(using: &random) ?? 0
            default: bytes.replaceSubrange(index..., with: bytes[..<index])
            }
            if bytes.isEmpty { bytes = [60] }
        }
        let tags = XMLTag.all(in: String(decoding: bytes, as: UTF8.self))
        #expect(tags.count <= bytes.count)
    }
}
