import ArgumentParser

/// A command that runs over goldens: the options of all such commands, beside those of its kind.
///
/// The groups stand in the command itself: in debug builds the argument parser checks each group several times for each group around
/// it.
struct GoldenRunCommand<Kind: GoldenRunKind>: ParsableCommand {
    static var configuration: CommandConfiguration { Kind.configuration }

    @OptionGroup(title: "Scenes") var selection: SceneOptions
    @OptionGroup(title: "Previews") var previews: PreviewRunOptions
    @OptionGroup(title: "Previews") var previewSource: PreviewSourceOptions
    @OptionGroup(title: "Previews") var previewConditions: PreviewConditionOptions
    @Option(help: .variant)
    var variant: [String] = []
    @OptionGroup(title: "Run") var running: RunOptions
    @OptionGroup(title: "Run") var ending: EndingOptions
    @OptionGroup(title: "Shards") var shards: ShardOptions
    @OptionGroup(title: "Comparison") var comparison: ComparisonOptions
    @OptionGroup(title: "Comparison") var masking: MaskOptions
    @OptionGroup(title: "Drawing") var drawing: DrawOptions
    @OptionGroup(title: "Goldens") var goldens: GoldenOptions
    @OptionGroup(title: "Reports") var reporting: ReporterOptions
    @Option(name: .shortAndLong, help: .config)
    var config: String?
    @OptionGroup var kind: Kind

    var options: GoldenRunOptions {
        GoldenRunOptions(
            selection: selection, previews: previews, previewSource: previewSource,
            previewConditions: previewConditions, variant: variant, running: running, ending: ending, shards: shards,
            comparison: comparison, masking: masking, drawing: drawing, goldens: goldens, reporting: reporting,
            config: config)
    }

    func validate() throws {
        try options.validate()
        try kind.validate(options)
    }

    func run() throws { try kind.run(options) }
}

/// A kind of run over goldens, with the options that only it has.
protocol GoldenRunKind: ParsableArguments {
    static var configuration: CommandConfiguration { get }

    /// - Throws: `ValidationError` for options that this kind of run does not know.
    func validate(_ options: GoldenRunOptions) throws

    /// - Throws: ``Outcome`` for how the run ends where all is not well.
    func run(_ options: GoldenRunOptions) throws
}

extension GoldenRunKind {
    func validate(_ options: GoldenRunOptions) throws {}
}
