import CoreTransferable
import Testing

@Suite("Kinds of content")
struct UTTypeTests {
    @Test("a file's extension has a kind, whatever its case, and the kind has that extension")
    func extensions() throws {
        for name in ["txt", "json", "png", "pdf", "mp4", "csv"] {
            #expect(try #require(UTType(filenameExtension: name)).preferredFilenameExtension == name)
            #expect(UTType(filenameExtension: name.uppercased()) == UTType(filenameExtension: name))
        }
        #expect(UTType(filenameExtension: "jpg") == .jpeg)
    }

    @Test("what has no name and what is not known is no kind")
    func unknown() {
        #expect(UTType("") == nil)
        #expect(UTType(filenameExtension: "unheard-of") == nil)
        #expect(UTType("org.example.garden")?.preferredFilenameExtension == nil)
    }

    @Test("a type of the app's is handed over by the kind that it names")
    func exported() throws {
        let garden = UTType(exportedAs: "org.example.garden")
        let coded = try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(garden))
        #expect(coded == garden && coded.identifier == "org.example.garden")
    }

    @Test("a kind is of those that it stands under, near and far, and of no other")
    func supertypes() throws {
        #expect(UTType.swiftSource.supertypes == [.sourceCode, .plainText, .text, .data, .content, .item])
        #expect(UTType.svg.conforms(to: .xml) && UTType.svg.conforms(to: .image) && !UTType.svg.conforms(to: .movie))
        #expect(UTType.text.isSupertype(of: .vCard) && !UTType.text.isSubtype(of: .text))
        let garden = UTType(exportedAs: "org.example.garden", conformingTo: .json)
        #expect(garden.conforms(to: .text) && garden.supertypes.contains(.data))
        #expect(try #require(UTType("org.example.garden")) == garden)
    }

    @Test("a name is looked for among kinds of the supertype alone")
    func tags() {
        #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(mimeType: "image/jpeg", conformingTo: .movie) == nil)
        #expect(UTType.types(tag: "mpeg", tagClass: .filenameExtension, conformingTo: nil) == [.mpeg])
        #expect(UTType.jpeg.tags == [.filenameExtension: ["jpeg", "jpg", "jpe"], .mimeType: ["image/jpeg"]])
    }
}
