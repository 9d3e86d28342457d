public import Foundation

/// Several places in an order.
open class MKMultiPoint: MKShape {
    private(set) var coordinates: [CLLocationCoordinate2D] = []

    public override init() {}

    convenience init(places: [CLLocationCoordinate2D]) {
        self.init()
        coordinates = places
    }

    /// Writes the coordinates of a range, as far as the shape has them.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        guard coordinates.indices.contains(range.location) else { return }
        for (offset, place) in coordinates.dropFirst(range.location).prefix(max(range.length, 0)).enumerated() {
            coords[offset] = place
        }
    }

    /// The points on the map. They live as long as the shape.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { storedPoints }
    private lazy var storedPoints: UnsafeMutablePointer<MKMapPoint> = {
        let points = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(coordinates.count, 1))
        for (index, place) in coordinates.enumerated() { (points + index).initialize(to: MKMapPoint(place)) }
        hasPoints = true
        return points
    }()
    private var hasPoints = false

    deinit { if hasPoints { storedPoints.deallocate() } }

    /// The number of points.
    open var pointCount: Int { coordinates.count }
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center }
    /// The rectangle around the points.
    open var boundingMapRect: MKMapRect { coordinates.boundingMapRect }

    /// The part of the way, 0 to 1, that lies before a point; 0 for a point that the shape does not have.
    open func location(atPointIndex index: Int) -> CGFloat {
        guard coordinates.indices.contains(index) else { return 0 }
        let places = coordinates.map(MKMapPoint.init)
        let steps = zip(places, places.dropFirst()).map { $0.distance(to: $1) }
        let whole = steps.reduce(0, +)
        return whole > 0 ? CGFloat(steps.prefix(index).reduce(0, +) / whole) : 0
    }
    open func locations(atPointIndexes indexes: IndexSet) -> [CGFloat] { indexes.map(location(atPointIndex:)) }
}

extension [CLLocationCoordinate2D] {
    /// The rectangle of the map around the places.
    var boundingMapRect: MKMapRect {
        reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1))) }
    }
}
