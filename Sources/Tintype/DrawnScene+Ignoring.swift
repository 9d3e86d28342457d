import TintypeScene
import TintypeTree

extension DrawnScene {
    /// Masks that leave the views of these ids out of the comparison. An id that no view has, or that the scene masks itself,
    /// makes none.
    ///
    /// - Returns: The masks in the order of the ids, and what is strange about them.
    package func masks(ignoring ids: [String]) -> (masks: [ResolvedMask], warnings: [MaskWarning]) {
        let own = Set(masks.map(\.target))
        let known = tree.root.allIDs
        var seen: Set<String> = []
        let place = ScenePlace(SourceLocation(file: "--ignore-node", line: 1, column: 1))
        let wanted = ids.filter { known.contains($0) && !own.contains($0) && seen.insert($0).inserted }
            .map { SceneMask(kind: .ignore, target: $0, place: place) }
        let resolution = MaskResolver(masks: wanted, tree: tree, size: list.size, scale: list.scale).resolve()
        return (resolution.masks, resolution.warnings)
    }
}

extension SettledTree.View {
    fileprivate var allIDs: Set<String> {
        children.reduce(into: Set(id.map { [$0] } ?? [])) { $0.formUnion($1.allIDs) }
    }
}
