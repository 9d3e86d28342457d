import ArgumentParser

/// The previews that are shown, and how.
struct PreviewOptions: ParsableArguments, LimitOptions {
    @OptionGroup var source: PreviewSourceOptions
    @OptionGroup var conditions: PreviewConditionOptions

    @Option(name: [.short, .long], help: "Only previews whose name matches this regular expression.")
    var grep: String?

    @Option(help: "Pixels a point (default: the device's; 2 for previews of a size of their own).")
    var scale: Double?

    @Option(help: .limit)
    var limit: [String] = []

    func validate() throws {
        if let scale, !(scale > 0 && scale <= 16) { throw ValidationError("--scale must be above 0 and at most 16") }
        if let grep, (try? Regex(grep)) == nil { throw ValidationError("--grep \"\(grep)\" is no regular expression") }
        _ = try limits
    }

    /// The conditions, each with each.
    var matrix: PreviewMatrix {
        get throws {
            var matrix = try conditions.matrix
            matrix.base.scale = scale
            return matrix
        }
    }

    /// Returns whether a name is among those that the user wants.
    func matches(_ name: String) -> Bool {
        guard let grep, let pattern = try? Regex(grep) else { return true }
        return name.contains(pattern)
    }
}
