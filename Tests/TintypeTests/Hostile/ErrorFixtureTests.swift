import Foundation
import Testing
import TintypeImage
import TintypeScene

@testable import Tintype

/// The diagnostics of each bad scene of `Fixtures/errors`. The scenes are drawn as the command draws them, and may read the files
/// in `_files`.
@MainActor
@Suite("Bad scenes")
struct ErrorFixtureTests {
    nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../Fixtures/errors"
    )
    .standardizedFileURL

    nonisolated static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
    }

    /// The text that is printed for a file: why it is refused, or what it is warned of; empty where all is well.
    static func diagnostics(of name: String) throws -> String {
        do {
            let scene = try ScenePipeline.load(path: name, name: name, below: RootFolder(folder.path))
            let drawn = try ScenePipeline(resources: try RenderResources.standard.get()).draw(scene)
            return drawn.warnings.isEmpty ? "" : scene.errors(drawn.warnings).description + "\n"
        } catch let errors as SceneErrors {
            return errors.description.replacingOccurrences(of: folder.path + "/", with: "") + "\n"
        }
    }

    @Test("a bad scene has exactly its diagnostics", arguments: names)
    func isRefused(_ name: String) throws {
        let stem = (name as NSString).deletingPathExtension
        let file = Self.folder.appending(path: "\(stem).expected")
        let found = try Self.diagnostics(of: name)
        if ProcessInfo.processInfo.environment["TINTYPE_RECORD"] == "all" {
            try Data(found.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == found)
    }

    @Test("each kind of argument is written wrongly in one of them")
    func kinds() throws {
        var specs: [String: [ArgumentSpec]] = [:]
        for view in Vocabulary.views { specs[view.name] = view.arguments }
        for modifier in Vocabulary.modifiers { specs[modifier.name] = modifier.arguments }
        let all = Set(specs.values.joined().map { Self.kind($0.kind) })
        var found: Set<String> = []
        for name in Self.names {
            for diagnostic in try Self.diagnostics(of: name).components(separatedBy: "\n\n") {
                guard let path = diagnostic.split(separator: "\n").last(where: { $0.hasPrefix("at ") }) else {
                    continue
                }
                let isOfCall = [" needs ", " takes ", "unknown key", "means nothing"].contains(
                    where: diagnostic.contains)
                let parts = path.dropFirst(3).replacing(/\[\d+\]/, with: "").split(separator: ".").map(String.init)
                guard let index = parts.lastIndex(where: { specs[$0] != nil }) else { continue }
                let arguments = specs[parts[index]] ?? []
                let named = index + 1 < parts.count ? arguments.first { $0.name == parts[index + 1] } : nil
                let main = arguments.first(where: \.isMain)
                let isInside = index + 1 < parts.count
                if let spec = named ?? (isInside || !isOfCall ? main : nil) { found.insert(Self.kind(spec.kind)) }
            }
        }
        #expect(all.subtracting(found).sorted() == [])
    }

    /// The word for a kind of argument, without what belongs to one of it.
    private static func kind(_ kind: ArgumentKind) -> String { String("\(kind)".prefix { $0.isLetter }) }

    @Test("the folder holds the bad scenes that the language promises to refuse or to warn of")
    func count() {
        #expect(Self.names.count >= 92)
    }
}
