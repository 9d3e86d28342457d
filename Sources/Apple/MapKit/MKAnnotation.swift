/// An object at a coordinate of a map of UIKit.
public protocol MKAnnotation: _TitledAnnotation {
    /// The coordinate of the object.
    var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
    /// The texts of the object, which it may leave out: optional twice, for those who know the protocol alone.
    public var title: String?? { .some((self as any _TitledAnnotation).title) }
    public var subtitle: String?? { .some((self as any _TitledAnnotation).subtitle) }
}

/// A place with texts, if it has them. On Apple's systems such properties are optional themselves, so that one who knows the
/// protocol alone sees optionals of optionals.
public protocol _TitledAnnotation: NSObjectProtocol {
    /// The texts of the place; nil for none.
    @_disfavoredOverload var title: String? { get }
    @_disfavoredOverload var subtitle: String? { get }
}

extension _TitledAnnotation {
    @_disfavoredOverload public var title: String? { nil }
    @_disfavoredOverload public var subtitle: String? { nil }
}

/// The user's location, which is not known here.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    /// The location, which is not known here.
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var isUpdating: Bool { false }
    open var title: String? = "My Location"
    open var subtitle: String?
}
