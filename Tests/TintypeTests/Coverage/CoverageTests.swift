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
