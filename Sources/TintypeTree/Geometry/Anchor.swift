public import Foundation
public import TintypeGraphics

/// A geometric value of one view that another view can read in its own space.
///
/// It is kept in the root's space as the source's effects leave it, so that offset, rotation and scale of the source
/// count; `proxy[anchor]` brings it into the reader's space (Semantics.md 6.2). A rectangle is read as the bounding box
/// of its corners. If an effect around the reader has no inverse, or nothing of the source is before the viewer, points
/// and rectangles are read as zero.
public struct Anchor<Value>: Sendable {
    let geometry: AnchorGeometry
    let read: AnchorReading<Value>

    /// The part of a view that the anchor is taken of.
    public struct Source: Sendable {
        let take: @Sendable (Geometry) -> AnchorGeometry
        let read: AnchorReading<Value>
    }
}

/// A rule that makes a value of geometry, each of whose points is brought into another space; nil where it has no place
/// there.
typealias AnchorReading<Value> =
    @Sendable (AnchorGeometry, (HomogeneousPoint) -> HomogeneousPoint?) -> Value

/// Points in the root's space.
indirect enum AnchorGeometry: Hashable, Sendable {
    case point(HomogeneousPoint)
    /// Top left, top right, bottom right, bottom left.
    case rect([HomogeneousPoint])
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

    private static func source(_ rect: @escaping @Sendable (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(
            take: { geometry in .rect(rect(geometry.size).corners.map { geometry.toRoot($0) }) },
            read: { geometry, convert in
                guard case .rect(let corners) = geometry else { return .zero }
                let seen = CGRect(seen: corners.compactMap(convert))
                return seen.isNull ? .zero : seen
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

    /// The points at the corners, at the middles of the edges and at the centre of a view's bounds.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func source(_ point: @escaping @Sendable (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            take: { .point($0.toRoot(point($0.size))) },
            read: { geometry, convert in
                guard case .point(let point) = geometry else { return .zero }
                return convert(point)?.point ?? .zero
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

extension Anchor: CustomStringConvertible {
    /// The value in the root's space, in points.
    public var description: String { "Anchor<\(Value.self)>(\(AnchorGeometry.text(of: valueInRoot)))" }
}

extension Anchor: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: ["global": valueInRoot]) }
}

extension AnchorGeometry {
    fileprivate static func text(of value: Any) -> String {
        switch value {
        case let rect as CGRect:
            "x: \(number(rect.minX)), y: \(number(rect.minY)), width: \(number(rect.width)), "
                + "height: \(number(rect.height))"
        case let point as CGPoint: "x: \(number(point.x)), y: \(number(point.y))"
        default: "\(value)"
        }
    }
}
