import ArgumentParser
import TintypeScene
import TintypeSnapshots

/// `tintype schema`: the JSON Schema of scene files, or of results.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the JSON Schema of scene files, from which editors complete, or of results.json.",
        discussion: """
            Examples:
              tintype schema > scene.schema.json
              tintype schema --results > results.schema.json
            """)

    @Flag(help: "The schema of results.json, which verify writes.")
    var results = false

    func run() throws {
        Output.print(results ? ResultsSchema.json() : SceneSchema.json())
    }
}
