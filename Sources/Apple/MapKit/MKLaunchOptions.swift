public import Foundation

/// The keys and values of options for opening Maps.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"

extension NSValue {
    /// Creates a value of a coordinate, or of a span.
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        self.init(point: CGPoint(x: coordinate.longitude, y: coordinate.latitude))
    }
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        self.init(point: CGPoint(x: span.longitudeDelta, y: span.latitudeDelta))
    }

    /// The coordinate or the span that the value holds.
    public var mkCoordinateValue: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: pointValue.y, longitude: pointValue.x)
    }
    public var mkCoordinateSpanValue: MKCoordinateSpan {
        MKCoordinateSpan(latitudeDelta: pointValue.y, longitudeDelta: pointValue.x)
    }
}
