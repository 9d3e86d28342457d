extension DisplayList {
    /// The faces that the list's glyphs are of.
    package var faces: Set<FontFace> {
        var faces: Set<FontFace> = []
        func collect(_ items: [DisplayItem]) {
            for item in items {
                switch item {
                case .glyphs(let run, _): faces.insert(run.face)
                case .group(let effect, let inner):
                    if case .mask(let mask, _) = effect { collect(mask) }
                    collect(inner)
                case .fill, .stroke, .image: break
                }
            }
        }
        collect(items)
        return faces
    }
}
