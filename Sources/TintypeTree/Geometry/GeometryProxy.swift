public import Foundation
public import TintypeGraphics

/// The size and the coordinate spaces of a placed view, in points.
public struct GeometryProxy {
    package let geometry: Geometry
    private let isRightToLeft: Bool

    package init(_ geometry: Geometry, isRightToLeft: Bool) {
        self.geometry = geometry
        self.isRightToLeft = isRightToLeft
    }

    /// The view's size.
    public var size: CGSize { geometry.size }

    /// The lengths by which the view would grow into unsafe areas if it ignored them, in points: 0 at an edge that does not
    /// lie on the edge of the safe area.
    public var safeAreaInsets: EdgeInsets {
        guard let safeArea = geometry.safeArea else { return EdgeInsets() }
        let extended = safeArea.extended(geometry.frame, in: geometry.space)
        return EdgeInsets(from: extended, to: geometry.frame, isRightToLeft: isRightToLeft)
    }

    /// The value of `anchor` in the view's own space.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: geometry) }

    /// The view's bounds in another space; the bounding box where it is rotated there.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { geometry.frame(in: coordinateSpace) }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        geometry.frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of the named view around this one, in this one's space; nil where no view has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        geometry.bounds(of: coordinateSpace.name)
    }
}
