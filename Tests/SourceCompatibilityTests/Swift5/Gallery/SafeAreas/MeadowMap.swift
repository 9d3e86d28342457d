import MapKit
import SwiftUI

/// A map reaches to the edges of the screen, below a card that is an inset of the safe area.
struct MeadowMap: View {
    private let meadow = CLLocationCoordinate2D(latitude: 47.37, longitude: 8.54)

    var body: some View {
        let region = MKCoordinateRegion(center: meadow, latitudinalMeters: 900, longitudinalMeters: 900)
        Map(initialPosition: .region(region)) {
            Marker("Meadow", coordinate: meadow)
        }
        .safeAreaInset(edge: .bottom) {
            HStack {
                VStack(alignment: .leading) {
                    Text("Meadow").font(.headline)
                    Text("9 minutes on foot").font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                Button("Go") {}.buttonStyle(.borderedProminent)
            }
            .padding()
            .background(.regularMaterial)
        }
    }
}
