import Foundation
import Testing
import TintypeScene

@testable import Tintype

/// A dot that is offset to the point that a row of a list reports: it lands where SwiftUI puts it, the wrong places among them.
@Suite("A dot at the place of a row")
struct ListScenarioTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Fixtures/scenes/lists").standardizedFileURL

    /// The place of a view's upper left corner on the canvas, its offset included, in points.
    private func place(of id: String, in name: String, _ variant: String? = nil) throws -> CGPoint {
        let path = Self.folder.appending(path: "\(name).yaml").path
        let scene = try ScenePipeline.load(path: path, name: "\(name).yaml")
        let chosen = try variant.map { wanted in try #require(scene.variants.first { $0.name == wanted }) }
        let pipeline = ScenePipeline(resources: try RenderResources.standard.get())
        let view = try #require(try pipeline.draw(scene, variant: chosen).tree.view(id))
        func offset(_ name: String) -> Double {
            view.kind == "offset" ? view.attributes.first { $0.name == name }.flatMap { Double($0.value) } ?? 0 : 0
        }
        return CGPoint(x: view.frame.minX + offset("x"), y: view.frame.minY + offset("y"))
    }

    private func miss(of id: String, in name: String, _ variant: String? = nil) throws -> CGSize {
        let (dot, row) = (try place(of: id, in: name, variant), try place(of: "here", in: name, variant))
        return CGSize(width: (dot.x - row.x).rounded(toPlaces: 2), height: (dot.y - row.y).rounded(toPlaces: 2))
    }

    @Test("on a phone it misses by the safe area, and is right once its container reaches into that")
    func phone() throws {
        #expect(try miss(of: "dot", in: "reported") == CGSize(width: 0, height: 59))
        #expect(try miss(of: "dot", in: "reported", "mended=true") == .zero)
    }

    @Test("in a pane it misses by the pane's place in the window's space, and is exact in the pane's own")
    func pane() throws {
        #expect(try miss(of: "dot", in: "pane") == CGSize(width: 320, height: 138))
        #expect(try miss(of: "dot", in: "pane", "own=true") == .zero)
        #expect(try miss(of: "dot", in: "pane", "own=true-reaches=true") == CGSize(width: 0, height: -138))
    }

    @Test("two preferences that are subtracted, and an anchor, come to one point")
    func mended() throws {
        #expect(try miss(of: "subtracted", in: "mended") == .zero)
        #expect(try miss(of: "anchored", in: "mended") == .zero)
    }
}

extension CGFloat {
    fileprivate func rounded(toPlaces places: Int) -> CGFloat {
        var factor: CGFloat = 1
        for _ in 0..<places { factor *= 10 }
        return (self * factor).rounded() / factor
    }
}
