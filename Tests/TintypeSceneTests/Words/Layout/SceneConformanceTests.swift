import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

/// The cases measured on SwiftUI, said as scene files: the same frames come out as the engine's own tests expect.
@Suite("Measured layouts, said as scenes")
struct SceneConformanceTests {
    @Test("every measured tree has a scene that stands where SwiftUI puts it", arguments: MeasuredScene.all)
    func agrees(_ measured: MeasuredScene) throws {
        let scene = try SceneFile.parse(text: measured.text, file: "case.json").settle()
        let origin = measured.isCanvas ? .zero : scene.tree.root.frame.origin
        let root = scene.tree.root.frame
        if let size = measured.size {
            #expect(abs(root.width - size[0]) <= measured.tolerance && abs(root.height - size[1]) <= measured.tolerance)
        }
        for (id, expected) in measured.frames.sorted(by: { $0.key < $1.key }) {
            let frame = try scene.frame(id)
            let found = [frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height]
            for (number, wanted) in zip(found, expected) {
                guard let wanted else { continue }
                #expect(abs(number - wanted) <= measured.tolerance, "\(id): \(found), not \(expected)")
            }
        }
    }

    @Test("the cases are there")
    func count() {
        #expect(MeasuredScene.all.count >= 150)
    }
}

/// A measured case whose tree is written as a scene in JSON.
struct MeasuredScene: Sendable, CustomStringConvertible {
    let description: String
    let text: String
    let isCanvas: Bool
    /// In points.
    let tolerance: Double
    let size: [Double]?
    let frames: [String: [Double?]]

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../Fixtures/conformance").standardizedFileURL

    /// All but those that no scene can say: layouts that a user writes in Swift, and what SwiftUI does that no rule explains.
    static let all: [MeasuredScene] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") && $0 != "custom-leaf.json" }.sorted().flatMap { name in
            let data = FileManager.default.contents(atPath: folder.appending(path: name).path) ?? Data()
            let file = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
            return (file?["cases"] as? [[String: Any]] ?? []).compactMap { MeasuredScene($0, file: name) }
        }
    }()

    private init?(_ json: [String: Any], file: String) {
        guard let id = json["id"] as? String, let tree = json["tree"] as? [String: Any],
            let expected = json["expected"] as? [String: Any], json["unexplained"] == nil,
            let offer = (json["canvas"] ?? json["proposal"]) as? [Any]
        else { return nil }
        // A canvas is not infinite.
        if offer.contains(where: { $0 is String }) { return nil }
        description = "\(file): \(id)"
        isCanvas = json["canvas"] != nil
        tolerance = json["tolerance"] as? Double ?? 0.5
        size = expected["size"] as? [Double]
        frames = (expected["frames"] as? [String: [Any]] ?? [:]).mapValues { $0.map { $0 as? Double } }
        var canvas: [String: Any] = [:]
        for (key, length) in zip(["width", "height"], offer) { canvas[key] = length as? Double }
        let scene: [String: Any] = ["canvas": canvas, "namespaces": ["ns"], "body": SceneWriter().view(tree)]
        guard
            let data = try? JSONSerialization.data(
                withJSONObject: scene, options: [.sortedKeys, .withoutEscapingSlashes])
        else { return nil }
        text = String(decoding: data, as: UTF8.self)
    }
}

/// Writes the trees of the measured cases as views of a scene: nearly the same words.
private struct SceneWriter {
    func view(_ view: [String: Any]) -> [String: Any] {
        var result: [String: Any] = [:]
        var modifiers = (view["modifiers"] as? [[String: Any]] ?? []).flatMap(modifier)
        if let id = view["id"] { modifiers += named(id) }
        for (name, arguments) in view where !["modifiers", "id"].contains(name) {
            result[name] = self.arguments(arguments, of: name)
        }
        if !modifiers.isEmpty { result["modifiers"] = modifiers }
        return result
    }

    /// A node of its own, so that two names for one view do not collide.
    private func named(_ id: Any) -> [Any] { ["geometryGroup", ["id": id]] }

    private func modifier(_ modifier: [String: Any]) -> [Any] {
        modifier.flatMap { name, value -> [Any] in
            if name == "id" { return named(value) }
            if value is NSNull { return [name] }
            if name == "gridCellAnchor", let pair = value as? [Any] { return [[name: ["x": pair[0], "y": pair[1]]]] }
            var arguments = self.arguments(value, of: name)
            if name == "matchedGeometryEffect", var labelled = arguments as? [String: Any] {
                labelled["in"] = "ns"
                arguments = labelled
            }
            return [[name: arguments]]
        }
    }

    private func arguments(_ value: Any, of name: String) -> Any {
        guard let mapping = value as? [String: Any] else { return length(value) }
        var result: [String: Any] = [:]
        for (key, value) in mapping where !(value is NSNull) {
            switch key {
            case "children", "content":
                let views = (value as? [[String: Any]] ?? []).map(view)
                result[name == "GeometryReader" ? "content" : key] = views
            default: result[key] = (value as? [String: Any]).map { arguments($0, of: key) } ?? length(value)
            }
        }
        return result
    }

    /// `proxy.size.width/2` is an expression.
    private func length(_ value: Any) -> Any {
        guard let text = value as? String, text.hasPrefix("proxy.size.") else { return value }
        return "=proxy." + text.dropFirst("proxy.size.".count)
    }
}
