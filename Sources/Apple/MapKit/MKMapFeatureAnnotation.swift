/// A part of a map that was chosen, as an annotation. MapKit's class; nobody chooses.
open class MKMapFeatureAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    override init() {}
    /// The place, the names and the kind.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var title: String? { nil }
    open var subtitle: String? { nil }
    open var featureType: FeatureType { .pointOfInterest }
    open var iconStyle: MKIconStyle? { nil }
    open var pointOfInterestCategory: MKPointOfInterestCategory? { nil }

    /// The kinds of parts.
    public enum FeatureType: Int, Sendable {
        case pointOfInterest, territory, physicalFeature
    }
}

/// The look of a part's symbol. MapKit's class.
open class MKIconStyle: NSObject, @unchecked Sendable {
    override init() {}
    /// The colour of the ground, and the symbol.
    open var backgroundColor: UIColor { .systemGray }
    open var image: UIImage { UIImage() }
}

/// Asks for the facts of a part. MapKit's class; there is no network.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
    /// The part, and the state of the question.
    public let featureAnnotation: MKMapFeatureAnnotation?
    public let mapFeature: MapFeature?
    open var isLoading: Bool { false }
    open var isCancelled: Bool { false }

    /// The number of the place that is asked about; nil for a part of the map.
    public let mapItemIdentifier: MKMapItem.Identifier?

    /// Creates a question.
    public init(mapFeatureAnnotation: MKMapFeatureAnnotation) {
        featureAnnotation = mapFeatureAnnotation
        (mapFeature, mapItemIdentifier) = (nil, nil)
    }
    public init(feature: MapFeature) {
        (featureAnnotation, mapItemIdentifier) = (nil, nil)
        mapFeature = feature
    }
    public init(mapItemIdentifier: MKMapItem.Identifier) {
        (featureAnnotation, mapFeature) = (nil, nil)
        self.mapItemIdentifier = mapItemIdentifier
    }

    /// The facts: an error.
    public var mapItem: MKMapItem { get async throws { throw MKError(.serverFailure) } }
    open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func cancel() {}
}

/// A picture of a panorama. MapKit's class; there is none.
open class MKLookAroundSnapshotter: NSObject {
    /// The wishes for a picture; the size is in points.
    open class Options: NSObject {
        /// The size, the traits and the filter of places: they are kept, and nothing reads them.
        open var size = CGSize(width: 256, height: 256)
        open var traitCollection = UITraitCollection()
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        public override init() {}
    }

    /// A picture.
    open class Snapshot: NSObject, @unchecked Sendable {
        override init() {}
        open var image: UIImage { UIImage() }
    }

    /// Creates a maker for a panorama.
    public init(scene: MKLookAroundScene, options: Options) {}

    /// The picture: an error.
    public var snapshot: Snapshot { get async throws { throw MKError(.serverFailure) } }
    open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open var isLoading: Bool { false }
    open func cancel() {}
}
