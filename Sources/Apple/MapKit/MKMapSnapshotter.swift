/// Makes a picture of a map. There is no service that has one: each fails with ``MKError/Code/serverFailure``.
open class MKMapSnapshotter: NSObject {
    /// The options of a picture.
    open class Options: NSObject {
        /// The part of the map, the size in points, and the look.
        open var region = MKCoordinateRegion()
        open var mapRect = MKMapRect.world
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 3
        open var mapType = MKMapType.standard
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var camera: MKMapCamera?
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection.current
        open var preferredConfiguration: MKMapConfiguration?

        public override init() {}
    }

    /// A picture of a map.
    open class Snapshot: NSObject {
        /// The picture, and the places on it.
        open var image: UIImage { UIImage() }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
        open var traitCollection: UITraitCollection { .current }
    }

    /// The call with a picture.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    /// Creates a maker of pictures.
    public init(options: Options) {}
    public override init() {}

    /// Fails: there is no service.
    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    open func start(with queue: DispatchQueue) async throws -> Snapshot { throw MKError(.serverFailure) }
    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func cancel() {}
    open var isLoading: Bool { false }
}
