import ArgumentParser
import Foundation

/// `tintype list`: what would be worked on.
struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the scenes that are found, and run nothing.",
        discussion: "Example: tintype list --json Fixtures/scenes/badges")

    @OptionGroup var selection: SceneOptions

    @Flag(help: "Write names and paths as JSON.")
    var json = false

    func run() throws {
        let scenes = try selection.discover()
        guard json else {
            for scene in scenes { Output.print(scene.name) }
            return
        }
        struct Entry: Encodable {
            var name: String
            var path: String
        }
        try Output.printJSON(scenes.map { Entry(name: $0.name, path: $0.path) })
    }
}
