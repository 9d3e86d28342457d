import Foundation

/// A place in a tree of views, in points of the view that SwiftUI shows.
@MainActor
struct TouchPlace {
    weak var root: UIView?
    var point = CGPoint.zero

    nonisolated init() {}

    init(_ point: CGPoint, in root: UIView) {
        (self.point, self.root) = (point, root)
    }

    /// The place in points of another view; nil is the outermost one.
    func inside(_ view: UIView?) -> CGPoint {
        guard let root else { return point }
        return root.convert(point, to: view)
    }
}
