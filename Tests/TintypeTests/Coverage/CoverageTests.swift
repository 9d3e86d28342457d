import Foundation
import Testing

/// The table of SwiftUI's names says what the sources declare. `TINTYPE_RECORD=all` writes it anew.
@Suite("Coverage")
struct CoverageTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func article() throws -> CoverageArticle {
        let declared = try PublicNames(folders: SourceFolders.all(in: root))
        return CoverageArticle(
            table: try CoverageTable(folder: root.appendingPathComponent("Fixtures/coverage"), declared: declared))
    }

    private let howToWrite = "write it: TINTYPE_RECORD=all swift test --filter Coverage"

    private func isRecording() -> Bool { ProcessInfo.processInfo.environment["TINTYPE_RECORD"] == "all" }

    @Test("the article is what the sources and the data say")
    func page() throws {
        let file = root.appendingPathComponent("Sources/Tintype/Tintype.docc/Coverage.md")
        let text = try article().text
        if isRecording() { try text.write(to: file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(howToWrite)")
    }

    @Test("the readme's figures are current")
    func readme() throws {
        let file = root.appendingPathComponent("README.md")
        var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let index = try #require(lines.firstIndex { $0.hasPrefix(CoverageArticle.statusStart) })
        let line = try article().statusLine
        if isRecording() {
            lines[index] = line
            try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(lines[index] == line, "\(howToWrite)")
    }

    @Test("each name is listed once for its kind")
    func namesAreUnique() throws {
        let names = try article().table.names.map { "\($0.kind) \($0.name)" }
        #expect(Set(names).count == names.count)
    }

    @Test("what is drawn exactly has its evidence, and all evidence is there")
    func evidence() throws {
        var files = EvidenceFiles(root: root)
        for name in try article().table.names {
            let isProved = name.state != .exactly || !name.evidence.isEmpty
            #expect(isProved, "\(name.kind) \(name.name) is drawn exactly without evidence")
            let unresolved = files.unresolved(name.evidence)
            #expect(unresolved.isEmpty, "\(name.kind) \(name.name) has evidence that is not there: \(unresolved)")
        }
    }

    @Test("evidence is a measured case that is explained, or a test")
    func resolution() {
        var files = EvidenceFiles(root: root)
        let good = ["frames.json: metalui-F-A1", "TintypeUITests/BadgeTests.swift: inlineBadge"]
        #expect(files.unresolved(good).isEmpty)
        let bad = [
            // No case, the name of a view in one, and one that no rule explains.
            "frames.json: none", "frames.json: c", "grids-1.json: metalui-grid-GX17",
            // No file, no function, and one that is no test.
            "TintypeUITests/NoTests.swift: inlineBadge", "TintypeUITests/BadgeTests.swift: none",
            "TintypeUITests/Paint/DrawingTests.swift: text", "seen by eye",
        ]
        #expect(files.unresolved(bad) == bad)
    }

    @Test("only what is public counts, with protocols' requirements and cases")
    func publicNames() {
        let names = PublicNames(
            source: """
                public struct Card: View {
                    public static let plain = Card() // public var notThis
                    let hidden = "public var norThis"
                    package func inner() {}
                }
                public protocol Style {
                    func makeBody() -> Int
                }
                public enum Size { 
                    case small, large
                }
                enum Secret {
                    case never
                }
                extension View {
                    public func card() -> some View { let local = 1 }
                }
                public macro Entry() = #externalMacro(module: "M", type: "T")
                """)
        #expect(names.types == ["Card", "Style", "Size"])
        #expect(names.members.isSuperset(of: ["plain", "makeBody", "small", "card"]))
        #expect(names.members.isDisjoint(with: ["hidden", "inner", "notThis", "norThis", "never", "local"]))
        #expect(names.macros == ["Entry"])
    }
}
