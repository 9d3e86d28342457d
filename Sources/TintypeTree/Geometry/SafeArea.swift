package import Foundation
package import TintypeGraphics

/// The part of a container that nothing covers, and those of the containers around it.
///
/// The canvas, pages with bars, `safeAreaInset` and `safeAreaPadding` make one each. A view reaches out of it only at edges
/// that lie on the edge of the free part or beyond it (Semantics.md 15.1; the comparison is OpenSwiftUI's): one in the
/// middle of a screen stays as it is.
package final class SafeArea {
    /// The whole container, in points of ``space``.
    let bounds: CGRect
    /// The part of it that is left.
    let free: CGRect
    /// The upper edge of the container where a bar covers it; nil where none does.
    private let edge: ScrollEdge?
    private let space: Space
    /// The safe area of the container around, into which a view goes on that reaches the edge of this one.
    private let outer: SafeArea?
    /// The distance at which two edges count as one, in points: half a pixel.
    private let tolerance: CGFloat

    private init(
        bounds: CGRect, free: CGRect, edge: ScrollEdge?, space: Space, outer: SafeArea?, tolerance: CGFloat
    ) {
        self.bounds = bounds
        self.free = free
        self.edge = edge
        self.space = space
        self.outer = outer
        self.tolerance = tolerance
    }

    /// The safe area of a container that stands in `bounds` and keeps `insets` of it for itself, in points of `space`.
    ///
    /// - Parameters:
    ///   - scale: In pixels per point.
    ///   - edge: The upper edge where a bar covers it.
    ///   - outer: That of the container around; it is the answer where this one keeps nothing.
    static func inside(
        _ bounds: CGRect, less insets: EdgeInsets, isRightToLeft: Bool = false, space: Space, scale: CGFloat,
        edge: ScrollEdge? = nil, around outer: SafeArea?
    ) -> SafeArea? {
        guard insets != EdgeInsets() else { return outer }
        return SafeArea(
            bounds: bounds, free: bounds.inset(by: insets, isRightToLeft: isRightToLeft), edge: edge, space: space,
            outer: outer, tolerance: 0.5 / scale + 0.001)
    }

    /// The distances of the free part from the edges, in points; leading is left.
    var insets: EdgeInsets { EdgeInsets(from: bounds, to: free, isRightToLeft: false) }

    /// `frame` with each edge that lies on the edge of a free part moved to the edge of the container, in points of `space`.
    func extended(
        _ frame: CGRect, at edges: Edge.Set = .all, isRightToLeft: Bool = false, in space: Space
    ) -> CGRect {
        let grown = grown(frame, in: space).frame
        guard edges != .all else { return grown }
        let growth = EdgeInsets(from: grown, to: frame, isRightToLeft: isRightToLeft).only(edges)
        return frame.inset(by: growth.negated, isRightToLeft: isRightToLeft)
    }

    /// The rectangle in which content is seen that is scrolled in `frame`, in points of `space`, and the edge beneath whose bar it
    /// reaches there; nil where it reaches beneath none.
    func window(of frame: CGRect, in space: Space) -> (frame: CGRect, edge: ScrollEdge?) {
        grown(frame, in: space, isScrolled: true)
    }

    private func grown(
        _ frame: CGRect, in space: Space, isScrolled: Bool = false
    ) -> (frame: CGRect, edge: ScrollEdge?) {
        var (frame, edge, level) = (frame, ScrollEdge?.none, self as SafeArea?)
        while let area = level {
            if let free = area.seen(area.free, from: space), var limit = area.seen(area.bounds, from: space) {
                let isCut = isScrolled && area.edge?.look == .cut
                if isCut { limit = limit.inset(by: EdgeInsets(.top, free.minY - limit.minY), isRightToLeft: false) }
                let grown = frame.grown(outOf: free, to: limit, tolerance: area.tolerance)
                if let reached = area.edge, isCut || grown.minY < frame.minY { edge = reached }
                frame = grown
            }
            level = area.outer
        }
        return (frame, edge)
    }

    /// The part of `frame` that the containers around cover, in points; leading is left.
    func cover(of frame: CGRect, in space: Space) -> EdgeInsets {
        var (cover, level) = (EdgeInsets(), self as SafeArea?)
        while let area = level {
            if let free = area.seen(area.free, from: space) {
                cover.top = max(cover.top, min(free.minY - frame.minY, frame.height))
                cover.leading = max(cover.leading, min(free.minX - frame.minX, frame.width))
                cover.bottom = max(cover.bottom, min(frame.maxY - free.maxY, frame.height))
                cover.trailing = max(cover.trailing, min(frame.maxX - free.maxX, frame.width))
            }
            level = area.outer
        }
        return cover
    }

    /// The safe area of content that is scrolled along `axes`: nothing is unsafe there, as it moves.
    func scrolled(along axes: Axis.Set) -> SafeArea {
        func flattened(_ rect: CGRect) -> CGRect {
            var rect = rect
            if axes.contains(.horizontal) { (rect.origin.x, rect.size.width) = (bounds.minX, bounds.width) }
            if axes.contains(.vertical) { (rect.origin.y, rect.size.height) = (bounds.minY, bounds.height) }
            return rect
        }
        return SafeArea(
            bounds: bounds, free: flattened(free), edge: axes.contains(.vertical) ? nil : edge, space: space,
            outer: outer?.scrolled(along: axes), tolerance: tolerance)
    }

    /// A rectangle of this area's space in another; nil where one is turned against the other.
    private func seen(_ rect: CGRect, from other: Space) -> CGRect? {
        if space === other || (space.isRoot && other.isRoot) { return rect }
        guard let fromRoot = other.fromRoot else { return nil }
        let corners = rect.corners.compactMap { HomogeneousPoint($0).applying(space.toRoot).applying(fromRoot).point }
        guard corners.count == 4 else { return nil }
        let box = CGRect(bounding: corners)
        let isUpright = corners.allSatisfy { corner in
            box.corners.contains { abs($0.x - corner.x) < 0.001 && abs($0.y - corner.y) < 0.001 }
        }
        return isUpright ? box : nil
    }
}

extension CGRect {
    /// Each edge that lies on that of `free` or beyond it, and inside `limit`, moved to that of `limit`.
    fileprivate func grown(outOf free: CGRect, to limit: CGRect, tolerance: CGFloat) -> CGRect {
        var (left, top, right, bottom) = (minX, minY, maxX, maxY)
        if left < free.minX + tolerance, limit.minX < left + tolerance { left = limit.minX }
        if top < free.minY + tolerance, limit.minY < top + tolerance { top = limit.minY }
        if right > free.maxX - tolerance, limit.maxX > right - tolerance { right = limit.maxX }
        if bottom > free.maxY - tolerance, limit.maxY > bottom - tolerance { bottom = limit.maxY }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle less `insets`, in points; larger where they are negative.
    package func inset(by insets: EdgeInsets, isRightToLeft: Bool) -> CGRect {
        CGRect(
            x: minX + (isRightToLeft ? insets.trailing : insets.leading), y: minY + insets.top,
            width: max(width - insets.horizontal, 0), height: max(height - insets.vertical, 0))
    }
}

extension EdgeInsets {
    /// The distances of the edges of `inner` from those of `outer`, in points.
    init(from outer: CGRect, to inner: CGRect, isRightToLeft: Bool) {
        let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
        self.init(
            top: inner.minY - outer.minY, leading: isRightToLeft ? right : left, bottom: outer.maxY - inner.maxY,
            trailing: isRightToLeft ? left : right)
    }

    var negated: EdgeInsets { EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing) }

    /// The insets at `edges`, nothing at the others.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    mutating func add(_ other: EdgeInsets) {
        top += other.top
        leading += other.leading
        bottom += other.bottom
        trailing += other.trailing
    }
}
