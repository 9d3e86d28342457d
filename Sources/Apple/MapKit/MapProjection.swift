/// The projection of the earth onto a picture of a map: Mercator's, as large as fits the rectangle in whole.
struct MapProjection {
    private let middle: MKMapPoint
    private let size: CGSize
    /// Points for a map point.
    private let scale: Double

    init(_ rect: MKMapRect, in size: CGSize) {
        middle = MKMapPoint(x: rect.midX, y: rect.midY)
        self.size = size
        // Never closer than a metre a point, about, where a rectangle is empty.
        let (width, height) = (max(rect.width, 1e-6), max(rect.height, 1e-6))
        scale = min(min(Double(size.width) / width, Double(size.height) / height), 10)
    }

    /// In points from the top left corner.
    func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
        let place = MKMapPoint(coordinate)
        return CGPoint(
            x: size.width / 2 + CGFloat((place.x - middle.x) * scale),
            y: size.height / 2 + CGFloat((place.y - middle.y) * scale))
    }

    func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
        MKMapPoint(
            x: middle.x + Double(point.x - size.width / 2) / scale,
            y: middle.y + Double(point.y - size.height / 2) / scale
        ).coordinate
    }

    /// The edges of the tiles that a map would be put together of, in points from the left edge and from the top: tiles halve the
    /// earth again and again, and are 64 to 128 points wide here. Empty where a picture has no end of them.
    var tileEdges: (across: [CGFloat], down: [CGFloat]) {
        let step = exp2((log2(64 / scale)).rounded(.up))
        func edges(_ middle: Double, _ length: CGFloat) -> [CGFloat] {
            let half = Double(length) / 2
            let (first, last) = ((middle - half / scale) / step, (middle + half / scale) / step)
            guard first.isFinite, last.isFinite, abs(first) < 1e12, last - first < 512 else { return [] }
            return stride(from: first.rounded(.up), through: last, by: 1).map {
                CGFloat(half + ($0 * step - middle) * scale)
            }
        }
        return (edges(middle.x, size.width), edges(middle.y, size.height))
    }

    /// The length of some metres at a place, in points.
    func points(forMeters meters: Double, at coordinate: CLLocationCoordinate2D) -> CGFloat {
        let around = 2 * Double.pi * 6_378_137 * max(cos(coordinate.latitude * .pi / 180), 0.01)
        return CGFloat(meters / around * MKMapSize.world.width * scale)
    }
}

extension [MapItem] {
    /// The rectangle that frames all that is on a map: a fifth wider on each side, for what stands out over its place, and
    /// at least a hundredth of a degree; the world where there is nothing.
    var framingRect: MKMapRect {
        var rect = MKMapRect.null
        for item in self {
            switch item.kind {
            case .balloon(let place, _), .view(let place, _, _):
                rect = rect.union(MKCoordinateRegion(center: place, span: MKCoordinateSpan()).mapRect)
            case .line(let places), .area(let places):
                for place in places {
                    rect = rect.union(MKCoordinateRegion(center: place, span: MKCoordinateSpan()).mapRect)
                }
            case .circle(let center, let radius):
                let region = MKCoordinateRegion(
                    center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
                rect = rect.union(region.mapRect)
            }
        }
        guard !rect.isNull else { return .world }
        let least = MKMapSize.world.width / 36_000
        let (width, height) = (Swift.max(rect.width * 1.4, least), Swift.max(rect.height * 1.4, least))
        return MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
}
