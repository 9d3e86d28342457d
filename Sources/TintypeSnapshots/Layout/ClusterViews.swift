import Foundation
package import TintypeGraphics

/// Finds the views that a part of a picture shows.
package struct ClusterViews {
    private struct Candidate {
        var path: String
        var bounds: CGRect
        var isLeaf: Bool
        var isChanged: Bool
    }

    private let candidates: [Candidate]
    private let scale: Double

    /// - Parameters:
    ///   - scale: Pixels a point.
    package init(old: SettledTree?, new: SettledTree, differences: [LayoutDifference], scale: Double) {
        let changed = Set(differences.map(\.path))
        var found: [Candidate] = []
        for tree in [old, new].compactMap({ $0 }) {
            ClusterViews.visit(
                tree.root, path: tree.root.id.map { "\(tree.root.kind)#\($0)" } ?? tree.root.kind, changed: changed,
                into: &found)
        }
        candidates = found
        self.scale = scale
    }

    /// The paths of at most four views: those that changed and are drawn in `bounds`, in pixels, innermost first; where none did,
    /// the innermost that are drawn there.
    package func views(in bounds: CaseRect) -> [String] {
        let area = CGRect(
            x: Double(bounds.x) / scale, y: Double(bounds.y) / scale, width: Double(bounds.width) / scale,
            height: Double(bounds.height) / scale)
        let there = candidates.filter { $0.bounds.intersects(area) }
        let changed = there.filter(\.isChanged)
        var paths: [String] = []
        for candidate in (changed.isEmpty ? there : changed).filter(\.isLeaf).reversed() + changed.reversed()
        where !paths.contains(candidate.path) {
            paths.append(candidate.path)
        }
        return Array(paths.prefix(4))
    }

    private static func visit(
        _ view: SettledTree.View, path: String, changed: Set<String>, into found: inout [Candidate]
    ) {
        let frame = view.frame.standardized
        if frame.width.isFinite, frame.height.isFinite {
            found.append(
                Candidate(
                    path: path, bounds: frame, isLeaf: view.children.isEmpty, isChanged: changed.contains(path)))
        }
        for (index, child) in view.children.enumerated() {
            var own = child.kind
            if let id = child.id { own += "#\(id)" } else if view.children.count > 1 { own += "[\(index)]" }
            visit(child, path: "\(path)/\(own)", changed: changed, into: &found)
        }
    }
}
