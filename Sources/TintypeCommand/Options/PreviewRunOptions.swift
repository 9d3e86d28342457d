import ArgumentParser
import Tintype

/// The previews that a run over goldens works on in place of scenes.
struct PreviewRunOptions: ParsableArguments {
    @Option(
        name: .customLong("previews"),
        help: ArgumentHelp(
            "Compare the previews and windows of an app, which is compiled and run: a .swift file, a folder of sources, an Xcode "
                + "project or a package.", valueName: "path"))
    var path: String?

    @OptionGroup var source: PreviewSourceOptions
    @OptionGroup var conditions: PreviewConditionOptions

    /// The first option that was given beside `--previews`; nil for none.
    var given: String? {
        if source.toolkit != nil { return "--toolkit" }
        return source.target == nil ? conditions.given : "--target"
    }

    /// The conditions, each with each, at the moment of goldens where no other is said.
    func variants(scale: Double?) throws -> [PreviewVariant] {
        var matrix = try conditions.matrix
        matrix.base.scale = scale
        matrix.base.date = matrix.base.date ?? PreviewConditions.goldenDate
        return matrix.variants
    }
}
