import SwiftUI

struct ForecastCardView: View {
    private let hours: [(String, String, Int)] = [
        ("Now", "sun.max.fill", 21), ("14", "cloud.sun.fill", 22), ("15", "cloud.fill", 20),
        ("16", "cloud.rain.fill", 18), ("17", "cloud.bolt.fill", 17),
    ]

    var body: some View {
        ZStack {
            LinearGradient(
                gradient: Gradient(colors: [Color(red: 0.1, green: 0.35, blue: 0.8), .cyan]), startPoint: .top,
                endPoint: .bottom
            )
            .ignoresSafeArea()
            Circle()
                .fill(Color.yellow)
                .frame(width: 150)
                .blur(radius: 4)
                .offset(x: 110, y: -130)
            VStack(spacing: 20) {
                Text("Lisbon").font(.largeTitle).fontWeight(.semibold)
                Text("21°").font(.system(size: 80, weight: .thin))
                card
            }
            .foregroundStyle(.white)
            .padding()
        }
    }

    private var card: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("HOURLY FORECAST").font(.caption.weight(.semibold)).opacity(0.7)
            Divider().overlay(.white.opacity(0.5))
            HStack {
                ForEach(hours, id: \.0) { hour in
                    VStack(spacing: 10) {
                        Text(hour.0).font(.subheadline)
                        Image(systemName: hour.1)
                            .symbolRenderingMode(.multicolor)
                            .font(.title2)
                        Text("\(hour.2)°").bold()
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .padding()
        .background(.ultraThinMaterial.opacity(0.5), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
        .overlay(
            RoundedRectangle(cornerRadius: 20, style: .continuous)
                .stroke(.white.opacity(0.3), lineWidth: 1)
        )
    }
}
