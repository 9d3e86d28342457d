package import TintypeGraphics
package import TintypeScene
package import TintypeTree

/// A picture with what is to be hidden painted over.
package struct MaskedPicture: Sendable {
    package let list: DisplayList
    /// The tree as goldens keep it: of a view that is painted over they tell no more than its place.
    package let tree: SettledTree
    /// The areas that are left out of the comparison or painted over.
    package let masks: [ResolvedMask]
    package let warnings: [MaskWarning]

    init(_ list: DisplayList, _ tree: SettledTree, _ resolution: MaskResolver.Resolution, scheme: ColorScheme) {
        let redaction = Redaction(scheme: scheme)
        var list = list
        list.items += resolution.blocks.flatMap(redaction.items)
        self.list = list
        self.tree = tree.redacting(Set(resolution.masks.filter { $0.kind == .redact }.map(\.target)))
        masks = resolution.masks
        warnings = resolution.warnings
    }

    /// The picture of a view, by the ids of what is in it.
    ///
    /// - Parameters:
    ///   - ignoring: The ids of views that are not compared.
    ///   - redacting: The ids of views that are painted over.
    ///   - source: The place at which the ids are written.
    /// - Throws: ``MaskError`` for ids that no view has, and for such as are in both lists.
    package init(
        _ list: DisplayList, _ tree: SettledTree, ignoring: [String], redacting: [String], scheme: ColorScheme,
        source: SourceLocation
    ) throws(MaskError) {
        let place = ScenePlace(source)
        let masks =
            ignoring.map { SceneMask(kind: .ignore, target: $0, place: place) }
            + redacting.map { SceneMask(kind: .redact, target: $0, place: place) }
        let resolver = MaskResolver(masks: masks, tree: tree, size: list.size, scale: list.scale)
        var wrong = resolver.diagnostics()
        wrong += Set(ignoring).intersection(redacting).sorted().map { id in
            Diagnostic(
                "\"\(id)\" is to be left out and to be painted over", at: place,
                hint: "what is painted over need not be left out as well")
        }
        guard wrong.isEmpty else { throw MaskError(diagnostics: wrong) }
        self.init(list, tree, resolver.resolve(), scheme: scheme)
    }
}

/// The error of a picture's masks.
package struct MaskError: Error, CustomStringConvertible {
    package let diagnostics: [Diagnostic]

    package var description: String {
        diagnostics.map { $0.message + ($0.hint.map { " (\($0))" } ?? "") }.joined(separator: "\n")
    }
}
