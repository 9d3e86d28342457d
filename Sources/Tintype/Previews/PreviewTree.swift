import Foundation
package import TintypeGraphics

/// A settled tree on its way between two processes: its views one after the other, each with its depth, so that no tree is too deep to
/// be read.
package struct PreviewTree: Codable, Hashable, Sendable {
    private struct View: Codable, Hashable {
        var depth: Int
        var kind: String
        var id: String?
        /// The bits of the four lengths, which JSON could not hold where one is infinite.
        var frame: [UInt64]
        /// Names and values in turn.
        var attributes: [String]?
        /// Modules, empty for none, and names in turn.
        var makers: [String]?
    }

    private var views: [View] = []

    package init(_ tree: SettledTree) {
        append(tree.root, depth: 0)
    }

    /// The tree, but for the places in a scene file; nil where there is no view, or one lies deeper than its place allows.
    package var settled: SettledTree? {
        var rest = views[...]
        guard let root = Self.view(at: 0, from: &rest), rest.isEmpty else { return nil }
        return SettledTree(root: root)
    }

    private mutating func append(_ view: SettledTree.View, depth: Int) {
        let lengths = [view.frame.origin.x, view.frame.origin.y, view.frame.size.width, view.frame.size.height]
        let attributes = view.attributes.flatMap { [$0.name, $0.value] }
        let makers = view.makers.flatMap { [$0.module ?? "", $0.name] }
        views.append(
            View(
                depth: depth, kind: view.kind, id: view.id, frame: lengths.map { Double($0).bitPattern },
                attributes: attributes.isEmpty ? nil : attributes, makers: makers.isEmpty ? nil : makers))
        for child in view.children { append(child, depth: depth + 1) }
    }

    private static func view(at depth: Int, from rest: inout ArraySlice<View>) -> SettledTree.View? {
        guard rest.first?.depth == depth, let stored = rest.popFirst(), stored.frame.count == 4 else { return nil }
        var children: [SettledTree.View] = []
        while let next = rest.first, next.depth > depth {
            guard let child = view(at: depth + 1, from: &rest) else { return nil }
            children.append(child)
        }
        let lengths = stored.frame.map { Double(bitPattern: $0) }
        let frame = CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
        return SettledTree.View(
            kind: stored.kind, id: stored.id, frame: frame,
            attributes: pairs(stored.attributes).map { SettledTree.Attribute($0, $1) }, children: children,
            makers: pairs(stored.makers).map { SettledTree.Maker(name: $1, module: $0.isEmpty ? nil : $0) })
    }

    private static func pairs(_ texts: [String]?) -> [(String, String)] {
        guard let texts else { return [] }
        return stride(from: 0, to: texts.count - 1, by: 2).map { (texts[$0], texts[$0 + 1]) }
    }
}
