import TintypeGraphics

/// The names of the views around a view: a list that all views below share.
final class ViewNames {
    private let name: String
    private let module: String?
    private let outer: ViewNames?
    private let depth: Int

    init(_ name: String, module: String?, in outer: ViewNames?) {
        self.name = name
        self.module = module
        self.outer = outer
        depth = outer.map { $0.depth + 1 } ?? 0
    }

    /// The names from the outermost.
    var path: [String] {
        var path: [String] = []
        var names: ViewNames? = self
        while let inner = names {
            path.append(inner.name)
            names = inner.outer
        }
        return path.reversed()
    }

    /// The views of this list that are not in `other`, from the outermost.
    func makers(notIn other: ViewNames?) -> [SettledTree.Maker] {
        var makers: [SettledTree.Maker] = []
        var (own, other): (ViewNames?, ViewNames?) = (self, other)
        while let names = own, names !== other {
            if let around = other, around.depth > names.depth {
                other = around.outer
                continue
            }
            if let around = other, around.depth == names.depth { other = around.outer }
            makers.append(SettledTree.Maker(name: names.name, module: names.module))
            own = names.outer
        }
        return makers.reversed()
    }
}
