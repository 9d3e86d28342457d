import ArgumentParser

/// Everything that a run over goldens can be told.
struct GoldenRunOptions: ParsableArguments {
    @OptionGroup(title: "Scenes") var selection: SceneOptions
    @OptionGroup(title: "Previews") var previews: PreviewRunOptions
    @OptionGroup var variants: VariantOptions
    @OptionGroup(title: "Run") var running: RunOptions
    @OptionGroup(title: "Shards") var shards: ShardOptions
    @OptionGroup(title: "Comparison") var comparison: ComparisonOptions
    @OptionGroup(title: "Comparison") var masking: MaskOptions
    @OptionGroup(title: "Drawing") var drawing: DrawOptions
    @OptionGroup(title: "Goldens") var goldens: GoldenOptions
    @OptionGroup(title: "Reports") var reporting: ReporterOptions
    @OptionGroup var file: ConfigOptions

    /// The options that verdicts depend on, as one text: equal for runs of which one may go on with the other's work.
    var text: String {
        let parts: [Any?] = [
            selection.fixturesDir, goldens.snapshotsDir, goldens.output, variants.variant, drawing.scale,
            drawing.fonts.font,
            comparison.threshold, comparison.maxDiffPixels, comparison.maxDiffPixelRatio, comparison.precision,
            comparison.perceptualPrecision, comparison.aa, comparison.ignore, comparison.reason, running.draws,
            masking.ignoredNodes, drawing.limiting.limit,
        ]
        return parts.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " | ")
    }

    func validate() throws {
        guard previews.path != nil else {
            if let option = previews.given { throw ValidationError("\(option) goes with --previews") }
            return
        }
        if !selection.scenes.isEmpty { throw ValidationError("--previews names what is drawn: leave out the scenes") }
        if !variants.variant.isEmpty {
            throw ValidationError(
                "--variant is for scenes: previews have --scheme, --device, --type, --locale and --dir")
        }
        if running.resume { throw ValidationError("--resume is for scenes: a run over previews begins anew") }
    }
}
