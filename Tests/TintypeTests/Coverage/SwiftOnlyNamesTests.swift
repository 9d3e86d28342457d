import Foundation
import Testing

/// Hints of scenes name SwiftUI's views and modifiers that Swift alone has. `TINTYPE_RECORD=all` writes their list anew.
@Suite("Coverage of scenes' hints")
struct SwiftOnlyNamesTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("the list holds the views and modifiers that the sources declare and SwiftUI has")
    func list() throws {
        let folders = SourceFolders.all(in: root)
        let table = try CoverageTable(
            folder: root.appendingPathComponent("Fixtures/coverage"), declared: try PublicNames(folders: folders))
        let views = try ViewNames(folders: folders).names
        func names(_ kind: String) -> [String] {
            Set(table.names.filter { $0.kind == kind && $0.state != .missing }.map(\.name)).sorted()
        }
        let text = """
            [views]
            \(names("type").filter(views.contains).joined(separator: "\n"))
            [modifiers]
            \(names("modifier").joined(separator: "\n"))

            """
        let file = root.appendingPathComponent("Sources/TintypeScene/SwiftOnlyNames.txt")
        if ProcessInfo.processInfo.environment["TINTYPE_RECORD"] == "all" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == text,
            "write it: TINTYPE_RECORD=all swift test --filter Coverage")
    }

    @Test("a view is what conforms to View or Shape, not what has a parameter that does")
    func views() {
        let names = ViewNames(
            source: """
                public struct Card<Content: View>: View where Content: Equatable {}
                public struct Box<Content: View>: Equatable {}
                public struct Star:
                    Shape, Sendable
                {}
                public enum Kind { case plain }
                struct Hidden: View {}
                extension Kind: @MainActor View {}
                """
        ).names
        #expect(names == ["Card", "Star", "Kind"])
    }
}

/// The types that Swift sources declare as views.
private struct ViewNames {
    private(set) var names: Set<String> = []

    init(folders: [URL]) throws {
        for folder in folders {
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files! where file.pathExtension == "swift" {
                read(try String(contentsOf: file, encoding: .utf8))
            }
        }
    }

    init(source: String) {
        read(source)
    }

    private mutating func read(_ source: String) {
        let declaration = /(public (?:final |nonisolated )*(?:struct|class|enum)|extension) (\w+)([^{]*)\{/
        for match in source.matches(of: declaration) {
            var header = String(match.3.split(separator: "where", omittingEmptySubsequences: false)[0])
            while let generic = header.firstMatch(of: /<[^<>]*>/) { header.removeSubrange(generic.range) }
            let conformances = header.drop { $0 != ":" }
            let isView = conformances.contains(/\b(View|PrimitiveView|BuiltInView|Shape|InsettableShape)\b/)
            if isView { names.insert(String(match.2)) }
        }
    }
}
