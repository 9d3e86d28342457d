/// The controls of a map. MapKit's classes; a still map does not draw them.
open class MKUserTrackingButton: UIView, _UndrawnResponder {
    /// Creates the control of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
    open weak var mapView: MKMapView?
}
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// Creates the control of a map.
    public convenience init(mapView: MKMapView?) {
        self.init()
        self.mapView = mapView
    }
    open var mapView: MKMapView?
}
open class MKCompassButton: UIView, _UndrawnResponder {
    /// The choice whether it is seen.
    open var compassVisibility = MKFeatureVisibility.adaptive

    /// Creates the control of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
    open weak var mapView: MKMapView?
}
open class MKScaleView: UIView, _UndrawnResponder {
    /// The choice whether it is seen.
    open var scaleVisibility = MKFeatureVisibility.adaptive
    open var legendAlignment = Alignment.leading

    /// The side from which the scale grows.
    public enum Alignment: Int, Sendable {
        case leading, trailing
    }

    /// Creates the control of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
    open weak var mapView: MKMapView?
}
