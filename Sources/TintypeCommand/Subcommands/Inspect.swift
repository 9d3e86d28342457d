import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics

/// `tintype inspect`: the settled tree of a scene.
struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the laid-out tree of a scene: each view with its frame, in points.",
        discussion: """
            Examples:
              tintype inspect bar.yaml
              tintype inspect bar.yaml --id badge --json
              tintype inspect bar.yaml --display-list
            """
    )

    @Argument(help: "The scene file.")
    var scene: String

    @Option(help: "Only the view of this name, and what is in it.")
    var id: String?

    @Flag(help: "Write the tree as JSON: kind, id, frame, attributes, source, children.")
    var json = false

    @Flag(help: "Write what is drawn instead of the tree.")
    var displayList = false

    @OptionGroup var drawing: DrawOptions

    func run() throws {
        let pipeline = try drawing.pipeline()
        let file = SceneCase(path: scene, fixtures: "Fixtures")
        let drawn: DrawnScene
        do {
            drawn = try pipeline.draw(try ScenePipeline.load(path: scene, name: scene))
        } catch {
            Output.note(SceneFailure(error, scene: file).text)
            throw Outcome.undrawable
        }
        if displayList {
            Output.print(drawn.list.text)
            return
        }
        var tree = drawn.tree
        if let id {
            guard let view = tree.view(id) else {
                let near = nearestNames(to: id, among: tree.names, limit: 1)
                throw ValidationError(
                    "no view of \(scene) has the id \"\(id)\"" + (near.first.map { "; did you mean \"\($0)\"?" } ?? ""))
            }
            tree = SettledTree(root: view)
        }
        if json { try Output.printJSON(InspectedView(tree.root)) } else { Output.print(tree.text()) }
    }
}

/// A settled view as `inspect --json` writes it; lengths are points, in the space of the canvas.
private struct InspectedView: Encodable {
    struct Frame: Encodable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    var kind: String
    var id: String?
    var frame: Frame
    var attributes: [String: String]
    var source: SourceLocation?
    var children: [InspectedView]

    init(_ view: SettledTree.View) {
        // Equal geometry reached by two routes differs in the last bit, which no reader should see.
        func length(_ value: Double) -> Double { value.isFinite ? (value * 1024).rounded() / 1024 : 0 }
        kind = view.kind
        id = view.id
        frame = Frame(
            x: length(view.frame.minX), y: length(view.frame.minY), width: length(view.frame.width),
            height: length(view.frame.height))
        attributes = Dictionary(view.attributes.map { ($0.name, $0.value) }) { first, _ in first }
        source = view.source
        children = view.children.map(InspectedView.init)
    }
}

extension SettledTree {
    /// The names that views have, in the order of drawing.
    fileprivate var names: [String] {
        func names(_ view: View) -> [String] { (view.id.map { [$0] } ?? []) + view.children.flatMap(names) }
        return names(root)
    }
}
