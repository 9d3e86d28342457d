/// The names that ways and searches and their answers had before Swift 4.2.
public typealias MKDirectionsRequest = MKDirections.Request
public typealias MKDirectionsResponse = MKDirections.Response
public typealias MKDirectionsHandler = MKDirections.DirectionsHandler
public typealias MKETAResponse = MKDirections.ETAResponse
public typealias MKETAHandler = MKDirections.ETAHandler
public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response
public typealias MKLocalSearchCompletionHandler = MKLocalSearch.CompletionHandler

/// The names that pictures of maps, marks and scales had before Swift 4.2.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
public typealias MKMapSnapshotCompletionHandler = MKMapSnapshotter.CompletionHandler
public typealias MKAnnotationViewCollisionMode = MKAnnotationView.CollisionMode
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
public typealias MKScaleViewAlignment = MKScaleView.Alignment
