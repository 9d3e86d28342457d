public import Foundation
public import TintypeGraphics

/// A geometric value of one view that another view can read in its own space.
///
/// It is kept in the root's space as the source's effects leave it, so that offset, rotation and scale of the source
/// count; `proxy[anchor]` brings it into the reader's space (SEMANTICS 6).
public struct Anchor<Value> {
    let geometry: AnchorGeometry
    let read: (AnchorGeometry, (CGPoint) -> CGPoint) -> Value

    /// What is taken of a view.
    public struct Source {
        let take: (Geometry) -> AnchorGeometry
        let read: (AnchorGeometry, (CGPoint) -> CGPoint) -> Value
    }
}

/// Points in the root's space.
indirect enum AnchorGeometry: Hashable, Sendable {
    case point(CGPoint)
    /// Top left, top right, bottom right, bottom left.
    case rect([CGPoint])
    case list([AnchorGeometry])
    case missing
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.geometry == b.geometry }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(geometry) }
}

extension Anchor {
    /// The value as a view of `geometry` sees it.
    package func value(in geometry: Geometry) -> Value {
        read(self.geometry) { geometry.fromRoot($0) }
    }

    /// The value in the root's space.
    package var valueInRoot: Value {
        read(geometry) { $0 }
    }
}

extension Anchor.Source {
    /// The anchor of the view that has this geometry.
    package func anchor(in geometry: Geometry) -> Anchor<Value> {
        Anchor(geometry: take(geometry), read: read)
    }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle of the view's own space, in points.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        source { _ in rect }
    }

    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        source { CGRect(origin: .zero, size: $0) }
    }

    private static func source(_ rect: @escaping (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(
            take: { geometry in .rect(rect(geometry.size).corners.map(geometry.toRoot)) },
            read: { geometry, convert in
                guard case .rect(let corners) = geometry else { return .null }
                return CGRect(bounding: corners.map(convert))
            }
        )
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view's own space, in points.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        source { _ in point }
    }

    /// A point at fractions of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        source { point.point(in: $0) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func source(_ point: @escaping (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            take: { .point($0.toRoot(point($0.size))) },
            read: { geometry, convert in
                guard case .point(let point) = geometry else { return .zero }
                return convert(point)
            }
        )
    }
}

extension Anchor.Source {
    /// Several values of one view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(
            take: { geometry in .list(array.map { $0.take(geometry) }) },
            read: { geometry, convert in
                guard case .list(let items) = geometry else { return [] }
                return zip(array, items).map { source, item in source.read(item, convert) }
            }
        )
    }

    /// A value that may not be there.
    public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
        self.init(
            take: { geometry in source.map { $0.take(geometry) } ?? .missing },
            read: { geometry, convert in
                if case .missing = geometry { return nil }
                return source?.read(geometry, convert)
            }
        )
    }
}
