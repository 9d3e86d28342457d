import Foundation
import Testing

/// The folders of Sources are few enough to know, and the architecture article names each.
@Suite("Rooms")
struct RoomTests {
    @Test("there are at most sixteen, each in the article's table, and no other is")
    func table() throws {
        let root = SourceTree.root
        let rooms = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
            .filter { !$0.hasPrefix(".") }
        #expect(rooms.count <= 16)
        let article = try String(
            contentsOf: root.appendingPathComponent("Sources/Tintype/Tintype.docc/Architecture.md"), encoding: .utf8)
        let table = article.split(separator: "| Room | Holds | Sees |\n", maxSplits: 1).last ?? ""
        let rows = table.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("|") }
        let named = rows.dropFirst().compactMap { row in
            row.split(separator: "|").first.map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(Set(named) == Set(rooms))
    }
}
