import SwiftUI

/// A wash of colour to all edges of the screen, and a bar at the bottom whose material goes on below the home indicator.
struct TideScreen: View {
    var body: some View {
        VStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 6) {
                Text("Low tide").font(.largeTitle.bold())
                Text("06:42, 0.4 m").font(.title3).opacity(0.8)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .padding(24)
            HStack {
                Label("Harbour", systemImage: "location.fill")
                Spacer()
                Text("12 °C").bold()
            }
            .padding()
            .background(.ultraThinMaterial)
        }
        .foregroundStyle(.white)
        .background(
            LinearGradient(
                colors: [Color(red: 0.05, green: 0.18, blue: 0.36), Color(red: 0.16, green: 0.55, blue: 0.62)],
                startPoint: .top, endPoint: .bottom))
    }
}
