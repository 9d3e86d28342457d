/// The names that a misspelt one may have meant, the nearest first; equally near ones in alphabetical order.
///
/// Near means few edits (a character put in, left out, replaced, or two neighbours swapped), upper and lower case
/// alike: at most a third of the longer name's characters, and at least one edit is always forgiven.
///
/// - Parameters:
/// - name: The name as written.
/// - candidates: The known names, in any order.
/// - limit: The most names to give back.
package func nearestNames(to name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars)
    var found: [(name: String, distance: Int)] = []
    for candidate in candidates {
        let letters = Array(candidate.lowercased().unicodeScalars)
        let allowed = max(1, max(wanted.count, letters.count) / 3)
        guard abs(wanted.count - letters.count) <= allowed else { continue }
        let distance = editDistance(wanted, letters)
        if distance <= allowed { found.append((candidate, distance)) }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    var names: [String] = []
    for entry in found where names.count < limit && names.last != entry.name { names.append(entry.name) }
    return names
}

/// The fewest insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`, where nothing is
/// edited twice (Damerau and Levenshtein's distance in its restricted form).
package func editDistance<Element: Equatable>(_ a: [Element], _ b: [Element]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
        var row = [i] + [Int](repeating: 0, count: b.count)
        for j in 1...b.count {
            let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
            row[j] = min(last[j] + 1, row[j - 1] + 1, replaced)
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                row[j] = min(row[j], beforeLast[j - 2] + 1)
            }
        }
        beforeLast = last
        last = row
    }
    return last[b.count]
}
