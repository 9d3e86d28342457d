extension MKMapView {
    /// The coordinate at a point of a view, and the point of a coordinate. A view of nil stands for the map.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        projection.coordinate(convert(point, from: view ?? self))
    }
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(projection.point(coordinate), to: view ?? self)
    }

    /// The region in a rectangle of a view, and the rectangle of a region.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let start = MKMapPoint(convert(rect.origin, toCoordinateFrom: view))
        let end = MKMapPoint(convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view))
        return MKCoordinateRegion(MKMapRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y))
    }
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = region.mapRect
        let start = convert(rect.origin.coordinate, toPointTo: view)
        let end = convert(MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate, toPointTo: view)
        return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }

    private var projection: MapProjection { MapProjection(region.mapRect, in: bounds.size) }
}
