/// The view of an annotation of a map of UIKit. Its own looks are not drawn: a balloon is.
open class MKAnnotationView: UIView {
    /// The annotation, and the look of its view.
    open var annotation: (any MKAnnotation)?
    open var reuseIdentifier: String?
    open var image: UIImage?
    open var canShowCallout = false
    open var isEnabled = true
    open var isDraggable = false
    open var centerOffset = CGPoint.zero
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?

    /// Creates a view of an annotation.
    public convenience init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.init(frame: .zero)
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
    }
}

/// A view with a pin.
open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the pin, and its movement.
    open var pinTintColor: UIColor?
    open var animatesDrop = false
}

/// A view with a balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colours and the symbol of the balloon.
    open var markerTintColor: UIColor?
    open var glyphImage: UIImage?
    open var glyphText: String?
    open var glyphTintColor: UIColor?
}
