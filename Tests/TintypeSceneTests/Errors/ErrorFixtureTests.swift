import Foundation
import Testing
import TintypeTree

@testable import TintypeScene

@Suite("Bad scenes")
struct ErrorFixtureTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Fixtures/errors")
        .standardizedFileURL

    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
    }

    /// The text that is printed for a file: why it is refused, or what it is warned of; empty where all is well.
    static func diagnostics(of name: String) throws -> String {
        let bytes = try Data(contentsOf: folder.appending(path: name))
        do {
            let scene = try SceneFile.parse(bytes, file: name)
            do {
                let warnings = scene.warnings(of: try scene.settle())
                return warnings.isEmpty ? "" : scene.errors(warnings).description + "\n"
            } catch let errors as RenderErrors {
                throw scene.errors(errors)
            }
        } catch let errors as SceneErrors {
            return errors.description + "\n"
        }
    }

    @Test("a bad scene has exactly its diagnostics", arguments: names)
    func isRefused(_ name: String) throws {
        let stem = (name as NSString).deletingPathExtension
        let expected = try String(contentsOf: Self.folder.appending(path: "\(stem).expected"), encoding: .utf8)
        #expect(try Self.diagnostics(of: name) == expected)
    }

    @Test("the folder holds the bad scenes that the language promises to refuse or to warn of")
    func count() {
        #expect(Self.names.count >= 73)
    }
}
