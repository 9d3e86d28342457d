import ArgumentParser
import TintypeScene

/// Options of which one chooses among the variants of scenes.
protocol VariantOptions {
    var variant: [String] { get }
}

extension ArgumentHelp {
    static let variant = ArgumentHelp(
        """
        Only variants with this value on this axis, e.g. 'scheme=dark' or 'type=large,ax3', or of this name, e.g. \
        dark-rtl. Axes: device, scheme, type, locale, dir, platform, os, scale, and states. Given several times, \
        all axes must match.
        """, valueName: "axis=value")
}

extension VariantOptions {
    /// - Throws: `ValidationError` for what chooses nothing.
    func checkVariants() throws {
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
