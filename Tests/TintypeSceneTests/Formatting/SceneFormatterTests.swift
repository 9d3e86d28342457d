import Foundation
import Testing
import TintypeGraphics

@testable import TintypeScene

@Suite("Formatting")
struct SceneFormatterTests {
    private static let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    /// Every scene of the package, and its prelude, by the path in the package.
    static var files: [String] {
        let fixtures = ["Fixtures/scenes", "Fixtures/errors"].flatMap { folder in
            (FileManager.default.enumerator(atPath: package.appending(path: folder).path)?.allObjects ?? [])
                .compactMap { $0 as? String }.map { "\(folder)/\($0)" }
        }
        let scenes = fixtures.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
        return scenes.sorted() + ["Sources/TintypeScene/Prelude.yaml"]
    }

    private func written(_ text: String, _ file: String) throws(Diagnostic) -> WrittenFile {
        try WrittenFile(
            try SourceDecoding(file: file, limits: Limits()).decode(Array(text.utf8)), limits: Limits())
    }

    /// Formats a text that can be read, and holds the result to what formatting promises.
    private func check(_ text: String, file: String) throws -> String {
        let formatted = try SceneFormatter.format(Array(text.utf8), file: file)
        #expect(try SceneFormatter.format(Array(formatted.utf8), file: file) == formatted, "\(text)")
        let (old, new) = (try written(text, file), try written(formatted, file))
        #expect(old.root.means(new.root), "\(text)")
        #expect(old.comments.map(\.text) == new.comments.map(\.text), "\(text)")
        #expect(!formatted.contains("\n\n\n") || text.contains("|") || text.contains(">"), "\(formatted)")
        return formatted
    }

    @Test(
        "formatting a file again changes nothing, and the first time neither what it says nor its comments",
        arguments: files)
    func laws(_ file: String) throws {
        let text = try Data(contentsOf: Self.package.appending(path: file))
        do {
            _ = try written(String(decoding: text, as: UTF8.self), file)
            guard String(validating: text, as: UTF8.self) != nil else { return }
        } catch {
            // What cannot be read cannot be formatted, and is told as it is where it is drawn.
            #expect(throws: SceneErrors.self) { try SceneFormatter.format(text, file: file) }
            return
        }
        _ = try check(String(decoding: text, as: UTF8.self), file: file)
    }

    @Test("the package's own scenes are in the form that formatting gives", arguments: files)
    func ownScenes(_ file: String) throws {
        // Bad scenes are written as people write them, catalogues as Xcode writes them, and data as programs do.
        let isData = file.contains("/_") && file.hasSuffix(".json")
        guard !file.hasPrefix("Fixtures/errors/"), !file.contains(".xcassets/"), !isData else { return }
        let text = try String(contentsOf: Self.package.appending(path: file), encoding: .utf8)
        #expect(try SceneFormatter.format(Array(text.utf8), file: file) == text, "run: tintype fmt \(file)")
    }

    @Test("the same holds of random files that are as untidy as can be", arguments: 0..<150)
    func untidy(_ seed: Int) throws {
        let text = UntidyFile(seed: UInt64(seed)).text
        guard (try? written(text, "untidy.yaml")) != nil else { return }
        _ = try check(text, file: "untidy.yaml")
    }

    @Test("most of those random files can be read")
    func untidyFilesAreRead() {
        let read = (0..<150).filter { (try? written(UntidyFile(seed: UInt64($0)).text, "a.yaml")) != nil }
        #expect(read.count > 130)
    }
}
