import Foundation
import TintypeGraphics

/// The ways of views through the frames of an animation.
enum FrameMotion {
    struct Path {
        /// Its name for people.
        var view: String
        /// The centre at each frame, in points; nil where the view is not there.
        var points: [CGPoint?]
    }

    /// The most ways that are of use to a reader.
    private static let limit = 40

    /// The ways of the views that move, in the order of drawing: those that go along with what they are in are left out.
    static func paths(_ trees: [SettledTree?]) -> [Path] {
        var order: [String] = []
        var places: [String: [Place?]] = [:]
        var labels: [String: String] = [:]
        for (index, tree) in trees.enumerated() {
            guard let tree else { continue }
            visit(tree.root, path: tree.root.kind, in: tree.root.frame) { path, view, parent in
                let frame = view.frame
                if places[path] == nil {
                    labels[path] = ViewLabel.text(view)
                    order.append(path)
                    places[path] = trees.map { _ in nil }
                }
                let center = CGPoint(x: frame.midX, y: frame.midY)
                places[path]?[index] = Place(
                    center: center, inParent: CGPoint(x: center.x - parent.midX, y: center.y - parent.midY))
            }
        }
        let moving = order.compactMap { path -> Path? in
            guard let found = places[path] else { return nil }
            let seen = found.compactMap { $0 }
            guard let first = seen.first, seen.contains(where: { isApart($0.center, first.center) }),
                seen.contains(where: { isApart($0.inParent, first.inParent) })
            else { return nil }
            return Path(view: labels[path] ?? path, points: found.map { $0?.center })
        }
        return Array(moving.prefix(limit))
    }

    private static func visit(
        _ view: SettledTree.View, path: String, in parent: CGRect, _ body: (String, SettledTree.View, CGRect) -> Void
    ) {
        let frame = view.frame
        if frame.midX.isFinite, frame.midY.isFinite, parent.midX.isFinite, parent.midY.isFinite {
            body(path, view, parent)
        }
        for (index, child) in view.children.enumerated() {
            let own = child.id.map { "\(child.kind)#\($0)" } ?? "\(child.kind)[\(index)]"
            visit(child, path: "\(path)/\(own)", in: frame, body)
        }
    }

    private struct Place {
        var center: CGPoint
        /// From the centre of the view around it.
        var inParent: CGPoint
    }

    private static func isApart(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) + abs(a.y - b.y) > 0.05 }
}
