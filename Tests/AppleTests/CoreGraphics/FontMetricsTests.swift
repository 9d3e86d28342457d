@testable import CoreGraphics
import Foundation
import Testing

@Suite("Metrics of fonts' files")
struct FontMetricsTests {
    /// A file with the tables `head`, `hhea`, `hmtx` and `maxp`, of a font of two glyphs.
    private func file() -> Data {
        func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
        var tables: [(String, [UInt8])] = []
        var head = [UInt8](repeating: 0, count: 54)
        head.replaceSubrange(18..<20, with: short(1000))
        tables.append(("head", head))
        var hhea = [UInt8](repeating: 0, count: 36)
        hhea.replaceSubrange(4..<8, with: short(800) + short(-200))
        hhea.replaceSubrange(34..<36, with: short(2))
        tables.append(("hhea", hhea))
        tables.append(("hmtx", short(500) + short(0) + short(600) + short(0)))
        tables.append(("maxp", [0, 0, 0x50, 0] + short(2)))
        var bytes: [UInt8] = [0, 1, 0, 0] + short(tables.count) + [0, 0, 0, 0, 0, 0]
        var place = 12 + 16 * tables.count
        for (name, table) in tables {
            bytes += Array(name.utf8) + [0, 0, 0, 0] + short(0) + short(place) + short(0) + short(table.count)
            place += table.count
        }
        return Data(bytes + tables.flatMap(\.1))
    }

    @Test("tables are found by their names, and hold numbers with their signs")
    func tables() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try file().write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let tables = try #require(FontTables(url))
        #expect(tables.short("head", 18) == 1000)
        #expect(tables.short("hhea", 6) == -200)
        #expect(tables.table("maxp")?.count == 6)
        #expect(tables.short("post", 4) == 0)
    }
}
