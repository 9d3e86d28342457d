package import Foundation
package import TintypeGraphics
import TintypeScene
import TintypeTree

extension SettledTree {
    /// Masks that leave the views of these ids out of the comparison. An id that no view has, or that is masked otherwise, makes none.
    ///
    /// - Parameters:
    ///   - own: The ids that are masked otherwise.
    ///   - size: The canvas, in points.
    ///   - scale: Pixels a point.
    /// - Returns: The masks in the order of the ids, and what is strange about them.
    package func masks(
        ignoring ids: [String], besides own: Set<String> = [], size: CGSize, scale: CGFloat
    ) -> (masks: [ResolvedMask], warnings: [MaskWarning]) {
        guard !ids.isEmpty else { return ([], []) }
        let known = root.allIDs
        var seen: Set<String> = []
        let place = ScenePlace(SourceLocation(file: "--ignore-node", line: 1, column: 1))
        let wanted = ids.filter { known.contains($0) && !own.contains($0) && seen.insert($0).inserted }
            .map { SceneMask(kind: .ignore, target: $0, place: place) }
        let resolution = MaskResolver(masks: wanted, tree: self, size: size, scale: scale).resolve()
        return (resolution.masks, resolution.warnings)
    }
}

extension DrawnScene {
    /// The same of a scene, besides its own masks.
    package func masks(ignoring ids: [String]) -> (masks: [ResolvedMask], warnings: [MaskWarning]) {
        tree.masks(ignoring: ids, besides: Set(masks.map(\.target)), size: list.size, scale: list.scale)
    }
}

extension SettledTree.View {
    fileprivate var allIDs: Set<String> {
        children.reduce(into: Set(id.map { [$0] } ?? [])) { $0.formUnion($1.allIDs) }
    }
}
