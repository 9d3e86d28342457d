public import CoreLocation
public import Foundation
public import FoundationOverlay

extension CLLocationCoordinate2D: _NSValueBridged {
    /// A coordinate as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(_kept: [latitude, longitude]) }
    public static func _held(by value: NSValue) -> CLLocationCoordinate2D? {
        guard let degrees = value._kept?.base as? [CLLocationDegrees], degrees.count == 2 else { return nil }
        return CLLocationCoordinate2D(latitude: degrees[0], longitude: degrees[1])
    }
}
extension MKCoordinateSpan: _NSValueBridged {}

extension NSValue {
    /// Creates a value of a coordinate, or of a span in degrees, and gives that of one; noughts where there is none.
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        self.init(_kept: [coordinate.latitude, coordinate.longitude])
    }
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) { self.init(_kept: span) }
    public var mkCoordinateValue: CLLocationCoordinate2D { ._held(by: self) ?? CLLocationCoordinate2D() }
    public var mkCoordinateSpanValue: MKCoordinateSpan { ._held(by: self) ?? MKCoordinateSpan() }
}
