import ArgumentParser
import TintypeScene
import TintypeSnapshots

/// `tintype schema`: the JSON Schema of scene files, or of results.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract:
            "Print the JSON Schema of scene files, from which editors complete, of results.json, or of tintype.json.",
        discussion: """
            Examples:
              tintype schema > scene.schema.json
              tintype schema --results > results.schema.json
              tintype schema --config > tintype.schema.json
              tintype schema --markdown | less
            """)

    @Flag(help: "The schema of results.json, which verify writes.")
    var results = false

    @Flag(help: "The schema of tintype.json, the file of settings.")
    var config = false

    @Flag(help: "The reference of the scene language instead, in Markdown: every word, with an example.")
    var markdown = false

    func validate() throws {
        if [results, config, markdown].filter({ $0 }).count > 1 {
            throw ValidationError("--results, --config and --markdown are different texts; ask for one")
        }
    }

    func run() throws {
        if markdown { return Output.verbatim(VocabularyReference.markdown()) }
        if config { return Output.json(ConfigSchema.json()) }
        Output.json(results ? ResultsSchema.json() : SceneSchema.json())
    }
}
