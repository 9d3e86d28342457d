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
}
