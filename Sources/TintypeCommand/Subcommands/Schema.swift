import ArgumentParser
import TintypeScene
import TintypeSnapshots

/// `tintype schema`: the JSON Schema of scene files, or of results.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Print the JSON Schema of scene files, from which editors complete, of results.json, or of tintype.json.",
        discussion: """
            Examples:
              tintype schema > scene.schema.json
              tintype schema --results > results.schema.json
              tintype schema --config > tintype.schema.json
            """)

    @Flag(help: "The schema of results.json, which verify writes.")
    var results = false

    @Flag(help: "The schema of tintype.json, the file of settings.")
    var config = false

    func validate() throws {
        if results && config { throw ValidationError("--results and --config are two schemas; ask for one") }
    }

    func run() throws {
        if config { return Output.json(ConfigSchema.json()) }
        Output.json(results ? ResultsSchema.json() : SceneSchema.json())
    }
}
