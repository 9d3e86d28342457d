/// A rectangle of the map, in map points.
public struct MKMapRect: Hashable, Sendable {
    /// The upper left corner, and the size.
    public var origin: MKMapPoint
    public var size: MKMapSize

    /// Creates a rectangle.
    public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle by its corner and size, in map points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The edges and the middle of the rectangle, and whether there is nothing in it.
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    var center: CLLocationCoordinate2D { isNull ? .init() : MKMapPoint(x: midX, y: midY).coordinate }
    public var isNull: Bool { origin.x == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// Returns whether a point is in the rectangle.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// Returns whether another rectangle lies in this one.
    public func contains(_ rect: MKMapRect) -> Bool {
        !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }

    /// The part that both have, null for none.
    public func intersection(_ other: MKMapRect) -> MKMapRect {
        let (x, y) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard !isNull, !other.isNull, x <= right, y <= bottom else { return .null }
        return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
    }
    public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }

    /// The rectangle at another place of the map.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Cuts the rectangle at a distance from an edge: the part up to there, and the rest.
    public func divided(atDistance distance: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect)
    {
        let along = edge == .minXEdge || edge == .maxXEdge
        let length = min(max(distance, 0), along ? width : height)
        var (slice, rest) = (self, self)
        if along {
            slice.size.width = length
            rest.size.width = width - length
        } else {
            slice.size.height = length
            rest.size.height = height - length
        }
        switch edge {
        case .minXEdge: rest.origin.x += length
        case .maxXEdge: slice.origin.x += rest.width
        case .minYEdge: rest.origin.y += length
        case .maxYEdge: slice.origin.y += rest.height
        }
        return (slice, rest)
    }

    /// Indicates whether the rectangle reaches over the meridian at the edge of the map, and gives the part beyond, on the
    /// other side.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }
    public func remainder() -> MKMapRect {
        let world = MKMapSize.world.width
        if minX < 0 { return MKMapRect(x: world + minX, y: minY, width: min(-minX, width), height: height) }
        let beyond = maxX - world
        return beyond > 0
            ? MKMapRect(x: max(minX - world, 0), y: minY, width: min(beyond, width), height: height) : .null
    }

    /// The smallest rectangle that contains both.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// The rectangle without a margin; negative lengths make it larger.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
