import Foundation
import Testing
import Tintype

@Suite("Every view of every scene is explained")
struct ExplainFixtureTests {
    private static let folder = CommandRun.package.appendingPathComponent("Fixtures/scenes")

    private static var scenes: [String] {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let scenes = files.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
        return scenes.filter { !$0.contains("/_") && !$0.contains(".xcassets/") }.sorted()
    }

    @Test("the last answer is the settled size, and the last place the settled place", arguments: scenes)
    func frames(_ name: String) throws {
        let pipeline = ScenePipeline(resources: try RenderResources())
        let path = Self.folder.appendingPathComponent(name).path
        let scene = try pipeline.inspect(try ScenePipeline.load(path: path, name: name))
        func check(_ view: SettledTree.View, _ way: [Int], _ path: String) {
            let explanation = scene.explanation(at: way)
            #expect(explanation.view.frame == view.frame)
            #expect(explanation.view.path == path)
            #expect(explanation.view.name.id == view.id)
            // Proposals and answers meet: what a view was placed with is what it answered to.
            for (outer, inner) in zip(explanation.steps, explanation.steps.dropFirst()) where outer.isThrough {
                #expect(inner.proposal == outer.proposal && inner.answer == outer.answer, "\(path)")
            }
            #expect(explanation.steps.allSatisfy { $0.isThrough || !$0.answering.isEmpty }, "\(path) has no reason")
            let text = explanation.shownText().text
            #expect(text.hasPrefix(explanation.view.shownName.description))
            for (index, child) in view.children.enumerated() {
                check(child, way + [index], path + "/" + child.part(index, of: view.children.count))
            }
        }
        let root = scene.drawn.tree.root
        check(root, [], root.part(0, of: 1))
    }
}
