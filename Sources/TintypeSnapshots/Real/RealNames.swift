import Foundation

/// Finds which picture of the real thing belongs to which of ours, by their names.
///
/// Test libraries name files by their own rules. The name that counts is the path without its ending, its scale (`@2x`) and all that is
/// neither letter nor digit; where no whole path is equal, the longest equal end of one counts, so that folders may differ.
package struct RealNames {
    private let ours: [(path: String, parts: [String])]

    /// - Parameter ours: Paths of our pictures, relative to their folder.
    package init(_ ours: [String]) {
        self.ours = ours.map { ($0, Self.parts(of: $0)) }
    }

    /// Our picture that a path of the real ones belongs to; nil where none has the name, or two have it.
    package func match(_ real: String) -> String? {
        let parts = Self.parts(of: real)
        let found = ours.map { (path: $0.path, length: Self.commonEnd($0.parts, parts)) }
        guard let longest = found.map(\.length).max(), longest > 0 else { return nil }
        let best = found.filter { $0.length == longest }
        if best.count == 1 { return best[0].path }
        // Of several that end alike the one without other folders is meant.
        let whole = ours.filter { $0.parts.count == longest && Self.commonEnd($0.parts, parts) == longest }
        return whole.count == 1 ? whole[0].path : nil
    }

    private static func parts(of path: String) -> [String] {
        path.split(separator: "/").map { part in
            var name = part.lowercased()
            if name.hasSuffix(".png") { name.removeLast(4) }
            if let at = name.lastIndex(of: "@"), name[at...].wholeMatch(of: /@[0-9]x/) != nil {
                name = String(name[..<at])
            }
            return name.filter { $0.isLetter || $0.isNumber }
        }
    }

    private static func commonEnd(_ a: [String], _ b: [String]) -> Int {
        zip(a.reversed(), b.reversed()).prefix { $0 == $1 && !$0.isEmpty }.count
    }
}
