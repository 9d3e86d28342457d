import TintypeGraphics
import TintypeTree

@testable import TintypeScene

/// A folder of texts.
struct MemoryFolder: SceneFolder {
    struct Refusal: Error, CustomStringConvertible {
        var description: String { "it lies outside of the folder" }
    }

    var files: [String: String] = [:]

    func read(_ path: String, limit: Int) throws -> [UInt8]? {
        var parts: [Substring] = []
        for part in path.split(separator: "/") {
            if part == ".." {
                guard parts.popLast() != nil else { throw Refusal() }
            } else if part != "." {
                parts.append(part)
            }
        }
        return files[parts.joined(separator: "/")].map { Array($0.utf8) }
    }

    func assets(_ path: String) throws -> (any SceneAssets)? { nil }

    /// A scene of a canvas of 200×100 points, settled, which may name these files.
    func settle(_ yaml: String) throws -> SettledScene {
        try scene(yaml).settle()
    }

    func scene(_ yaml: String) throws -> SceneFile {
        try SceneFile.parse(
            Array("canvas: {width: 200, height: 100}\n\(yaml)".utf8), file: "a.yaml", folder: self)
    }

    /// The errors of a scene, without the lines that they show.
    func errors(_ yaml: String) -> [String] {
        do {
            _ = try scene(yaml)
            return []
        } catch let errors as SceneErrors {
            return errors.diagnostics.map { "\($0.file):\($0.line): \($0.message)" }
        } catch {
            return ["\(error)"]
        }
    }
}

extension SettledTree {
    /// The texts that are shown, in order.
    var texts: [String] { root.texts }
}

extension SettledTree.View {
    fileprivate var texts: [String] {
        let own = attributes.first { $0.name == "text" }.map { [$0.value.trimmingPrefix("\"").description] } ?? []
        return own.map { $0.hasSuffix("\"") ? String($0.dropLast()) : $0 } + children.flatMap(\.texts)
    }
}
