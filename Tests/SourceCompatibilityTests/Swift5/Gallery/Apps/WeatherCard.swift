import SwiftUI

extension EnvironmentValues {
    @Entry var usesFahrenheit = false
    @Entry var cardCornerRadius: CGFloat = 16
    @Entry var cardTitle: String?
}

struct Forecast: Identifiable {
    let id = UUID()
    let day: String
    let symbol: String
    let celsius: Double

    static let week = [
        Forecast(day: "Mon", symbol: "sun.max.fill", celsius: 24),
        Forecast(day: "Tue", symbol: "cloud.sun.fill", celsius: 21),
        Forecast(day: "Wed", symbol: "cloud.rain.fill", celsius: 16),
    ]
}

struct WeatherCard: View {
    @Environment(\.usesFahrenheit) private var usesFahrenheit
    @Environment(\.cardCornerRadius) private var cornerRadius
    @Environment(\.cardTitle) private var title
    var forecasts = Forecast.week

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title ?? "This week")
                .font(.headline)
            HStack(spacing: 24) {
                ForEach(forecasts) { forecast in
                    VStack(spacing: 8) {
                        Text(forecast.day)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                        Image(systemName: forecast.symbol)
                            .foregroundStyle(.blue)
                        Text(text(for: forecast.celsius))
                            .font(.body)
                    }
                }
            }
        }
        .padding()
        .background(Color.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: cornerRadius))
    }

    private func text(for celsius: Double) -> String {
        usesFahrenheit ? "\(Int(celsius * 9 / 5 + 32))°" : "\(Int(celsius))°"
    }
}

#Preview {
    WeatherCard()
}

#Preview("Fahrenheit", traits: .sizeThatFitsLayout) {
    WeatherCard()
        .environment(\.usesFahrenheit, true)
        .environment(\.cardTitle, "Dallas")
}

#Preview("Landscape", traits: .landscapeLeft) {
    WeatherCard()
}

#Preview("Wide", traits: .fixedLayout(width: 400, height: 160)) {
    let first = Forecast.week[0]
    return WeatherCard(forecasts: [first])
}
