import ArgumentParser
import TintypeScene

/// `tintype schema`: the JSON Schema of scene files.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the JSON Schema of scene files, from which editors complete.",
        discussion: "Example: tintype schema > scene.schema.json")

    func run() throws {
        Output.print(SceneSchema.json())
    }
}
