public import Foundation
public import TintypeGraphics

/// The size and the coordinate spaces of a placed view, in points.
public struct GeometryProxy {
    package let geometry: Geometry

    package init(_ geometry: Geometry) {
        self.geometry = geometry
    }

    /// The view's size.
    public var size: CGSize { geometry.size }

    /// How far unsafe areas reach into the view.
    public var safeAreaInsets: EdgeInsets { geometry.safeArea }

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
