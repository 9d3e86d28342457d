import CoreLocation
import MapKit
import SwiftUI

/// Ferries on a map: landings, a line between them, distances, and where the traveller is if that is known.
struct Landing: Identifiable, Hashable {
    let id: String
    let latitude: Double
    let longitude: Double

    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
    var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

@MainActor
final class FerryModel: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var camera: MapCameraPosition = .region(
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 59.9, longitude: 10.7),
            span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)))
    @Published private(set) var permission = "Asking"
    let landings = [
        Landing(id: "Pier", latitude: 59.925, longitude: 10.7),
        Landing(id: "Island", latitude: 59.875, longitude: 10.7),
    ]
    private let manager = CLLocationManager()

    var crossing: Measurement<UnitLength> {
        Measurement(value: landings[0].location.distance(from: landings[1].location), unit: .meters)
    }

    func locate() {
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
    }

    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        Task { @MainActor in permission = "Known" }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let isDenied = (error as? CLError)?.code == .denied
        Task { @MainActor in permission = isDenied ? "Place not allowed" : "Place not found" }
    }
}

struct FerryMapScreen: View {
    @StateObject private var model = FerryModel()
    @State private var selection: String?

    var body: some View {
        VStack(spacing: 8) {
            Map(
                position: $model.camera, bounds: MapCameraBounds(minimumDistance: 500),
                interactionModes: [.pan, .zoom], selection: $selection
            ) {
                ForEach(model.landings) { landing in
                    Annotation(landing.id, coordinate: landing.coordinate, anchor: .center) {
                        Circle().fill(.blue).frame(width: 16, height: 16).id("dot \(landing.id)")
                    }
                    .tag(landing.id)
                }
                MapPolyline(coordinates: model.landings.map(\.coordinate)).stroke(.blue, lineWidth: 3)
                UserAnnotation()
            }
            .mapStyle(.standard(elevation: .flat, pointsOfInterest: .including([.publicTransport])))
            .mapControls {
                MapCompass(); MapScaleView()
            }
            .frame(width: 300, height: 300)
            .id("map")
            Text(
                model.crossing.converted(to: .kilometers).value,
                format: .number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US")))
            Text(model.permission)
        }
        .onAppear(perform: model.locate)
    }
}

#Preview { FerryMapScreen() }
