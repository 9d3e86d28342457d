import ArgumentParser
import TintypeGraphics

/// Options of which one sets limits of a scene.
protocol LimitOptions {
    var limit: [String] { get }
}

extension ArgumentHelp {
    static let limit = ArgumentHelp(
        "A limit on what a scene may take, e.g. seconds=60; may be given several times: \(limitList).",
        valueName: "name=value")

    /// All limits with their defaults.
    private static let limitList = Limits.Kind.all.map { "\($0.name) \(Limits()[$0])" }.joined(separator: ", ")
}

extension LimitOptions {
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
}
