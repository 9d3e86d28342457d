import Foundation
import Testing

/// Notes under the compiler's errors name what is missing of SwiftUI. `TINTYPE_RECORD=all` writes their list anew.
@Suite("Coverage of notes on missing names")
struct MissingNamesTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// All words of the library's sources. A name that is there in any way, if only for those who import another module, is not said to
    /// be missing.
    private func words() throws -> Set<Substring> {
        var words: Set<Substring> = []
        for folder in ["Apple", "Tintype", "TintypeGraphics", "TintypeTree", "TintypeUI"] {
            let files = FileManager.default.enumerator(
                at: root.appendingPathComponent("Sources/\(folder)"), includingPropertiesForKeys: nil)
            for case let file as URL in files! where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
            }
        }
        return words
    }

    @Test("the list holds SwiftUI's names that no source knows")
    func list() throws {
        let known = try words()
        let declared = try PublicNames(folders: SourceFolders.all(in: root))
        let table = try CoverageTable(folder: root.appendingPathComponent("Fixtures/coverage"), declared: declared)
        func names(_ isWanted: (String) -> Bool) -> String {
            Set(table.names.filter { $0.state == .missing && isWanted($0.kind) }.map(\.name))
                .filter { !known.contains(Substring($0)) }
                .sorted().joined(separator: "\n")
        }
        let text = """
            [types]
            \(names { $0 == "type" })
            [members]
            \(names { ["modifier", "member", "environment value", "scene modifier"].contains($0) })

            """
        let file = root.appendingPathComponent("Sources/TintypeCommand/Preview/Build/MissingNames.txt")
        if ProcessInfo.processInfo.environment["TINTYPE_RECORD"] == "all" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == text,
            "write it: TINTYPE_RECORD=all swift test --filter Coverage")
    }
}
