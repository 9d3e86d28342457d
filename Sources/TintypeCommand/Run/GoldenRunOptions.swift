import ArgumentParser
import Tintype

/// Everything that a run over goldens can be told.
struct GoldenRunOptions: VariantOptions {
    let selection: SceneOptions
    let previews: PreviewRunOptions
    let previewSource: PreviewSourceOptions
    let previewConditions: PreviewConditionOptions
    let variant: [String]
    let running: RunOptions
    let ending: EndingOptions
    let shards: ShardOptions
    let comparison: ComparisonOptions
    let masking: MaskOptions
    let drawing: DrawOptions
    let goldens: GoldenOptions
    let reporting: ReporterOptions
    let config: String?

    /// The options that verdicts depend on, as one text: equal for runs of which one may go on with the other's work.
    var text: String {
        let parts: [Any?] = [
            selection.fixturesDir, goldens.snapshotsDir, goldens.output, variant, drawing.scale,
            drawing.font,
            comparison.threshold, comparison.maxDiffPixels, comparison.maxDiffPixelRatio, comparison.precision,
            comparison.perceptualPrecision, comparison.aa, comparison.ignore, comparison.reason, running.draws,
            masking.ignoredNodes, drawing.limit,
        ]
        return parts.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " | ")
    }

    /// The first option that was given beside `--previews`; nil for none.
    private var previewOption: String? {
        if previewSource.toolkit != nil { return "--toolkit" }
        return previewSource.target == nil ? previewConditions.given : "--target"
    }

    /// The conditions of previews, each with each, at the moment of goldens where no other is said.
    func previewVariants() throws -> [PreviewVariant] {
        var matrix = try previewConditions.matrix
        matrix.base.scale = drawing.scale
        matrix.base.date = matrix.base.date ?? PreviewConditions.goldenDate
        return matrix.variants
    }

    /// - Throws: `ValidationError` for options that exclude each other.
    func validate() throws {
        try checkVariants()
        guard previews.path != nil else {
            if let option = previewOption { throw ValidationError("\(option) goes with --previews") }
            return
        }
        if !selection.scenes.isEmpty { throw ValidationError("--previews names what is drawn: leave out the scenes") }
        if !variant.isEmpty {
            throw ValidationError(
                "--variant is for scenes: previews have --scheme, --device, --type, --locale and --dir")
        }
        if running.resume { throw ValidationError("--resume is for scenes: a run over previews begins anew") }
    }
}
