import TintypeGraphics

/// The hint for a name that is not among the known ones.
enum Suggestion {
    /// The most known names that a hint lists.
    private static let longestList = 12

    /// `a color is written by its name alone: red`, for `Color.red` as Swift writes it; nil for all else.
    static func unqualified(_ name: String, _ type: String, among known: [String], what: String) -> String? {
        guard name.hasPrefix(type + ".") else { return nil }
        let member = String(name.dropFirst(type.count + 1))
        return known.contains(member) ? "\(what) is written by its name alone: \(member)" : nil
    }

    /// `did you mean "padding"?`, or, where nothing is near and the names are few, all of them; else nil.
    ///
    /// - Parameters:
    ///   - name: The name as written.
    ///   - known: The names that could stand there, in the order in which they are to be listed.
    ///   - what: A word for the names, in the plural, e.g. `keys`.
    static func hint(for name: String, among known: [String], what: String) -> String? {
        // One letter is near to every other.
        if name.count > 1, let nearest = nearestNames(to: name, among: known, limit: 1).first {
            return "did you mean \"\(nearest)\"?"
        }
        guard !known.isEmpty, known.count <= longestList else { return nil }
        return "known \(what): \(known.joined(separator: ", "))"
    }
}
