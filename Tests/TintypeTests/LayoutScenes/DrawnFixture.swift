import Foundation
import Testing
import TintypeGraphics
import TintypeScene

@testable import Tintype

/// A scene below `Fixtures/scenes`, drawn as it stands or in one of its variants.
struct DrawnFixture {
    let canvas: SceneCanvas
    let drawn: DrawnScene
    private let pipeline: ScenePipeline

    /// - Parameter variant: The name of one of the scene's variants; nil for the scene as it stands.
    init(_ name: String, _ variant: String? = nil) throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Fixtures/scenes/\(name).yaml").standardizedFileURL.path
        let scene = try ScenePipeline.load(path: path, name: "\(name).yaml")
        let chosen = try variant.map { wanted in try #require(scene.variants.first { $0.name == wanted }) }
        canvas = chosen?.canvas ?? scene.canvas
        pipeline = ScenePipeline(resources: try RenderResources.standard.get())
        drawn = try pipeline.draw(scene, variant: chosen)
    }

    /// The frame of the view of that name, its own offset included, in points of the canvas.
    func frame(_ id: String) throws -> CGRect {
        let view = try #require(drawn.tree.view(id))
        guard view.kind == "offset" else { return view.frame }
        func offset(_ name: String) -> Double {
            view.attributes.first { $0.name == name }.flatMap { Double($0.value) } ?? 0
        }
        return view.frame.offsetBy(dx: offset("x"), dy: offset("y"))
    }

    /// All views of a kind, in the order of drawing.
    func all(_ kind: String) -> [SettledTree.View] {
        func all(_ view: SettledTree.View) -> [SettledTree.View] {
            (view.kind == kind ? [view] : []) + view.children.flatMap(all)
        }
        return all(drawn.tree.root)
    }

    /// The texts, in the order of drawing.
    var texts: [String] { all("Text").compactMap { $0.attributes.first { $0.name == "text" }?.value } }

    /// The bytes of the pixels at points of the canvas: red, green, blue and alpha.
    func pixels(_ points: [CGPoint]) throws -> [[UInt8]] {
        let bitmap = try pipeline.rasterize(drawn)
        return points.map { point in
            let (x, y) = (Int(point.x * canvas.scale), Int(point.y * canvas.scale))
            let start = (y * bitmap.width + x) * 4
            return Array(bitmap.bytes[start..<start + 4])
        }
    }
}
