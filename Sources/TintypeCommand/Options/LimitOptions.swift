import ArgumentParser
import TintypeGraphics

/// The limits of a scene.
struct LimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A limit on what a scene may take, e.g. seconds=60; may be given several times: \(LimitOptions.list).",
            valueName: "name=value"))
    var limit: [String] = []

    /// All limits with their defaults.
    private static let list = Limits.Kind.all.map { "\($0.name) \(Limits()[$0])" }.joined(separator: ", ")

    /// The limits that hold; of one that is given twice the last counts.
    var limits: Limits {
        get throws {
            var limits = Limits()
            for text in limit {
                do {
                    try limits.set(text)
                } catch {
                    throw ValidationError("--limit \"\(text)\": \(error)")
                }
            }
            return limits
        }
    }

    func validate() throws { _ = try limits }
}
