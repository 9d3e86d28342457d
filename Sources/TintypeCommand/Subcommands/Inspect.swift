import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage

/// `tintype inspect`: the settled tree of a scene, and why it is as it is.
struct Inspect: ParsableCommand, VariantOptions {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Show the laid-out tree of a scene: each view with its frame, in points.",
        discussion: """
            Examples:
              tintype inspect bar.yaml
              tintype inspect bar.yaml --id badge --json
              tintype inspect bar.yaml --display-list
              tintype inspect bar.yaml --variant scheme=dark --variant dir=rtl

            Why is a view as large as it is, and where it is? Name it by its id, or by a path:
              tintype inspect bar.yaml --explain caption
              tintype inspect bar.yaml --explain 'VStack/Text[1]' --json

            Frames, baselines and alignment guides over the picture, of all views or with one stressed:
              tintype inspect bar.yaml --image frames.png
              tintype inspect bar.yaml --image frames.png --id caption

            What moves, at an instant, in seconds from the start:
              tintype inspect card.yaml --at 0.25 --id badge

            A path names views from the outside in, as the tree shows them; those between may be left out, and [1] is \
            a view's position among its siblings, counted from 0.

            Of a scene with variants the one is shown that is the scene as it stands, or else the first that --variant \
            leaves.
            """
    )

    @Argument(help: "The scene file.")
    var scene: String

    @Option(help: "Only the view of this name or path, and what is in it.")
    var id: String?

    @Option(help: ArgumentHelp("Say why the view of this name or path has its size and its place.", valueName: "id"))
    var explain: String?

    @Option(
        help: ArgumentHelp("Draw frames, baselines and alignment guides over the picture, as PNG.", valueName: "file"))
    var image: String?

    @Option(
        help: ArgumentHelp(
            "Show the scene at this instant, in seconds from its start, instead of at rest.", valueName: "seconds"))
    var at: String?

    @Flag(help: "Write the tree, or the explanation, as JSON.")
    var json = false

    @Flag(help: "Write what is drawn instead of the tree.")
    var displayList = false

    @Option(help: .variant)
    var variant: [String] = []
    @OptionGroup var drawing: DrawOptions
    @Option(name: .shortAndLong, help: .config)
    var config: String?

    func validate() throws {
        try checkVariants()
        _ = try instant()
        if displayList, json || explain != nil || image != nil {
            throw ValidationError("--display-list stands alone: leave out --json, --explain and --image")
        }
        if explain != nil, id != nil, image == nil {
            throw ValidationError("--explain names the view already: leave out --id")
        }
        if explain == nil, json, image != nil {
            throw ValidationError("--image writes a picture: leave out --json, or add --explain")
        }
    }

    func run() throws {
        let pipeline = try drawing.pipeline()
        let file = SceneCase(path: scene, fixtures: "Fixtures")
        if let image {
            var planned = PlannedFiles()
            planned.read(scene, as: "the scene \(scene)")
            try planned.write(image, as: "the picture")
        }
        let inspected: InspectedScene
        SceneGuard.watch(scene, pipeline.limits)
        defer { SceneGuard.rest() }
        do {
            let loaded = try file.load(pipeline.limits)
            let matching = pipeline.variants(of: loaded, matching: filters)
            guard let variant = pipeline.representative(of: matching) else { throw noneMatched() }
            inspected = try pipeline.inspect(loaded, variant: variant, at: try instant())
        } catch let outcome as Outcome {
            throw outcome
        } catch {
            Output.note(SceneFailure(error, scene: file).text)
            throw Outcome.undrawable
        }
        if displayList {
            Output.print(ShownText(lines: inspected.drawn.list.text))
            return
        }
        let explained = try explain.map { try find($0, in: inspected) }
        let named = try id.map { try find($0, in: inspected) }
        if let image { try draw(inspected, stressing: named ?? explained, pipeline, to: image, file) }
        if let explained {
            let explanation = inspected.explanation(at: explained.indices)
            if json { try Output.printJSON(explanation) } else { Output.print(explanation.shownText(Output.style)) }
        } else if image == nil {
            let root = named?.view ?? inspected.drawn.tree.root
            if json {
                try Output.printJSON(InspectedView(root))
            } else {
                Output.print(ShownText(lines: SettledTree(root: root).text()))
            }
        }
    }

    /// The instant that is shown; nil, which is the scene at rest, where none is named.
    private func instant() throws -> FrameTime? {
        guard let at else { return nil }
        do {
            let times = try FrameTimes(parsing: at)
            guard times.instants.count == 1 else {
                throw ValidationError("--at \"\(at)\": one instant is shown, not \(times.instants.count)")
            }
            return times.instants[0]
        } catch let error as FrameTimesError {
            throw ValidationError("--at \"\(at)\": \(error)")
        }
    }

    private func find(_ address: String, in inspected: InspectedScene) throws -> SettledTree.FoundView {
        do {
            return try inspected.drawn.tree.find(address)
        } catch {
            throw ValidationError("\(scene): \(error)")
        }
    }
}
