import ArgumentParser
import TintypeScene

/// The variants of the scenes that a command works on.
struct VariantOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Only variants with this value on this axis, e.g. 'scheme=dark' or 'type=large,ax3', or of this name, e.g. \
            dark-rtl. Axes: device, scheme, type, locale, dir, platform, os, scale, and states. Given several times, \
            all axes must match.
            """, valueName: "axis=value"))
    var variant: [String] = []

    func validate() throws {
        for text in variant where VariantFilter(text) == nil {
            throw ValidationError("--variant \"\(text)\" has no value; write e.g. --variant scheme=dark")
        }
    }

    var filters: [VariantFilter] { variant.compactMap(VariantFilter.init) }

    /// Tells that no variant matched.
    func noneMatched() -> Outcome {
        Output.note("error: no variant matched\nhint: `\(InvokedTool.name) list` shows what is there")
        return .nothingMatched
    }
}
