package import TintypeGraphics

extension FontSet {
    /// The faces that a picture's texts are set in and the hashes of their files, in the order of declaration: what a
    /// fingerprint says about fonts. Outlines of symbols have become paths and count no more.
    package func contentHashes(in list: DisplayList) throws -> [(name: String, hash: String)] {
        var used: Set<Int> = []
        Self.collect(list.items, into: &used)
        return try used.sorted().map { (faces[$0].name, try contentHash(of: value(at: $0))) }
    }

    private static func collect(_ items: [DisplayItem], into used: inout Set<Int>) {
        for item in items {
            switch item {
            case .glyphs(let run, _): used.insert(run.face.index)
            case .group(_, let inner): collect(inner, into: &used)
            case .fill, .stroke, .image: break
            }
        }
    }
}
