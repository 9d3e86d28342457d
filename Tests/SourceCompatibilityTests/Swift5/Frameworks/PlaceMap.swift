import CoreLocation
import MapKit
import SwiftUI

extension CLLocationCoordinate2D {
    static let harbour = CLLocationCoordinate2D(latitude: 59.9075, longitude: 10.7530)
    static let castle = CLLocationCoordinate2D(latitude: 59.9170, longitude: 10.7275)
    static let park = CLLocationCoordinate2D(latitude: 59.9270, longitude: 10.7010)
}

struct PlaceMap: View {
    @State private var position: MapCameraPosition = .automatic
    @State private var selection: Int?

    var body: some View {
        Map(position: $position, selection: $selection) {
            Marker("Harbour", systemImage: "sailboat.fill", coordinate: .harbour)
                .tint(.blue)
                .tag(1)
            Marker("Castle", coordinate: .castle)
            Annotation("Park", coordinate: .park, anchor: .center) {
                Image(systemName: "tree.fill")
                    .padding(6)
                    .foregroundStyle(.white)
                    .background(.green, in: .circle)
            }
            MapPolyline(coordinates: [.harbour, .castle, .park])
                .stroke(.orange, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 6]))
            MapCircle(center: .castle, radius: 500)
                .foregroundStyle(.red.opacity(0.15))
                .stroke(.red, lineWidth: 1)
            UserAnnotation()
        }
        .mapStyle(.standard(elevation: .realistic))
        .mapControls {
            MapUserLocationButton()
            MapCompass()
        }
        .onMapCameraChange { context in
            print(context.region.center)
        }
    }
}

/// The manner of iOS 14.
struct OldPlaceMap: View {
    struct Place: Identifiable {
        let id: Int
        let coordinate: CLLocationCoordinate2D
    }

    @State private var region = MKCoordinateRegion(
        center: .castle, span: MKCoordinateSpan(latitudeDelta: 0.04, longitudeDelta: 0.08))
    private let places = [Place(id: 0, coordinate: .harbour), Place(id: 1, coordinate: .park)]

    var body: some View {
        Map(coordinateRegion: $region, showsUserLocation: true, annotationItems: places) { place in
            MapMarker(coordinate: place.coordinate, tint: .purple)
        }
    }
}

/// A map of UIKit.
struct WrappedMap: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> MKMapView {
        let view = MKMapView()
        view.delegate = context.coordinator
        view.mapType = .hybrid
        return view
    }

    func updateUIView(_ view: MKMapView, context: Context) {
        let pin = MKPointAnnotation()
        pin.coordinate = .castle
        pin.title = "Castle"
        view.addAnnotation(pin)
        view.setRegion(
            MKCoordinateRegion(center: .castle, latitudinalMeters: 2000, longitudinalMeters: 2000), animated: true)
    }

    class Coordinator: NSObject, MKMapViewDelegate {
        func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
            if annotation.isKind(of: MKUserLocation.self) { return nil }
            return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        }
    }
}
