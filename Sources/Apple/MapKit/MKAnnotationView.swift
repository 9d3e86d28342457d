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
    open var displayPriority = MKFeatureDisplayPriority.required
    open var collisionMode = CollisionMode.rectangle
    open var calloutOffset = CGPoint.zero
    open var isSelected = false
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open var isHighlighted = false
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    open var dragState = DragState.none
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
    open var accessoryOffset = CGPoint.zero
    open var leftCalloutOffset = CGPoint.zero
    open var rightCalloutOffset = CGPoint.zero
    open var cluster: MKAnnotationView? { nil }

    /// The state of a view that is dragged.
    public enum DragState: UInt, Sendable {
        case none, starting, dragging, canceling, ending
    }

    /// The form of the view where views would overlap.
    public enum CollisionMode: Int, Sendable {
        case rectangle, circle, none
    }

    /// Creates a view of an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public convenience override init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }
}

/// A view with a pin.
open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the pin, and its movement.
    open var pinTintColor: UIColor?
    open var animatesDrop = false
    open var pinColor: MKPinAnnotationColor {
        get { MKPinAnnotationColor.allCases.first { $0.color == pinTintColor } ?? .red }
        set { pinTintColor = newValue.color }
    }
    open class func redPinColor() -> UIColor { MKPinAnnotationColor.red.color }
    open class func greenPinColor() -> UIColor { MKPinAnnotationColor.green.color }
    open class func purplePinColor() -> UIColor { MKPinAnnotationColor.purple.color }
}

/// The older choice of a pin's colour.
public enum MKPinAnnotationColor: UInt, CaseIterable, Sendable {
    case red, green, purple

    var color: UIColor {
        switch self {
        case .red: .systemRed
        case .green: .systemGreen
        case .purple: .systemPurple
        }
    }
}

/// The view of the user's location.
open class MKUserLocationView: MKAnnotationView {}

/// A view with a balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colours and the symbol of the balloon.
    open var markerTintColor: UIColor?
    open var glyphImage: UIImage?
    open var glyphText: String?
    open var glyphTintColor: UIColor?
    open var selectedGlyphImage: UIImage?
    open var titleVisibility = MKFeatureVisibility.adaptive
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open var animatesWhenAdded = false
}

/// The weight of an annotation where several would overlap. MapKit's type.
public struct MKFeatureDisplayPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a weight, from 0 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The choice whether a text of an annotation is seen. MapKit's type.
public enum MKFeatureVisibility: Int, Sendable {
    case adaptive, hidden, visible
}

/// Annotations that are close together. MapKit's class.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The annotations, and their middle.
    public let memberAnnotations: [any MKAnnotation]
    open var title: String? { "\(memberAnnotations.count)" }
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D {
        let count = Double(max(memberAnnotations.count, 1))
        return CLLocationCoordinate2D(
            latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
            longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count)
    }

    /// Creates a cluster.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
    }
}

/// The identifiers by which views of annotations are registered for all.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// The place of a view above others. MapKit's type.
public struct MKAnnotationViewZPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a place, from 0 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let max = MKAnnotationViewZPriority(rawValue: 1000)
    public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
    public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
    public static let min = MKAnnotationViewZPriority(rawValue: 0)
}
