import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

/// The distances that views keep by themselves, measured on SwiftUI in the body font (Semantics.md 1.12).
@Suite("Default distances")
struct DefaultSpacingTests {
    private static let kinds = [
        "rect": "{Rectangle: , modifiers: [{frame: {width: 20, height: 20}}], id: ID}",
        "image": "{Image: {systemName: star}, id: ID}", "text": "{Text: word, id: ID}",
        "paddedText": "{Text: word, modifiers: [padding], id: ID}", "hstack(text)": "{HStack: [Text: word], id: ID}",
        "zstack(text)": "{ZStack: [Text: word], id: ID}",
    ]

    @Test("two views in a row and in a column", arguments: SpacingCase.all)
    func distance(_ spacing: SpacingCase) throws {
        for (stack, expected) in [("HStack", spacing.row), ("VStack", spacing.column)] {
            let views = try zip([spacing.first, spacing.second], ["a", "b"]).map { kind, id in
                try #require(Self.kinds[kind]).replacing("ID", with: id)
            }
            let scene = try settle(
                "body: {\(stack): [\(views.joined(separator: ", "))]}",
                canvas: "{width: 300, height: 300, platform: \(spacing.platform)}")
            let (a, b) = try (scene.frame("a"), scene.frame("b"))
            let distance = stack == "HStack" ? b.minX - a.maxX : b.minY - a.maxY
            #expect(abs(distance - expected) <= 0.01, "\(stack): \(distance)")
        }
    }

    @Test("the table is there")
    func count() {
        #expect(SpacingCase.all.count >= 6)
    }
}

/// A row of the table: two kinds of view, and the distance between them in each stack, in points.
struct SpacingCase: Sendable, Decodable, CustomStringConvertible {
    var id: String
    var platform: String
    var first: String
    var second: String
    var row: Double
    var column: Double

    enum CodingKeys: String, CodingKey {
        case id, platform, first, second
        case row = "HStack"
        case column = "VStack"
    }

    var description: String { id }

    private struct Table: Decodable {
        var cases: [SpacingCase]
    }

    static let all: [SpacingCase] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../Fixtures/conformance/spacing.json").standardizedFileURL
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        return (try? JSONDecoder().decode(Table.self, from: data))?.cases ?? []
    }()
}
