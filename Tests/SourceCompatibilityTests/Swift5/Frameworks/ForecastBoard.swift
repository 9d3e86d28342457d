import CoreLocation
import PassKit
import SwiftUI
import WeatherKit

/// A board of the weather with a jar for tips, in the manner of an app that stands on WeatherKit and Apple Pay.
@MainActor
final class ForecastModel: ObservableObject {
    enum Phase {
        case idle, loading
        case loaded(Weather, WeatherAttribution)
        case failed(any Error)
    }

    @Published private(set) var phase = Phase.idle
    private let service = WeatherService.shared

    func load(_ place: CLLocation) async {
        phase = .loading
        do {
            async let weather = service.weather(for: place)
            async let attribution = service.attribution
            phase = try await .loaded(weather, attribution)
            let (now, hours, days, alerts) = try await service.weather(
                for: place, including: .current, .hourly, .daily, .alerts)
            print(now.temperature.formatted(), hours.count, days.forecast.count, alerts?.count ?? 0)
        } catch WeatherError.permissionDenied { phase = .failed(WeatherError.permissionDenied) } catch {
            phase = .failed(error)
        }
    }
}

struct ForecastDayRow: View {
    let day: DayWeather

    var body: some View {
        HStack {
            Text(day.date, format: .dateTime.weekday(.abbreviated))
            Image(systemName: day.symbolName).symbolVariant(.fill)
            Text(day.lowTemperature.formatted(.measurement(width: .narrow, usage: .weather)))
            Text(day.precipitationChance, format: .percent)
            Text("\(day.wind.compassDirection.abbreviation) \(day.wind.speed.formatted())")
            if let sunrise = day.sun.sunrise { Text(sunrise, style: .time) }
            Image(systemName: day.moon.phase.symbolName)
        }
        .accessibilityLabel(day.condition.accessibilityDescription)
    }
}

final class TipJar: NSObject, PKPaymentAuthorizationControllerDelegate {
    private var status = PKPaymentAuthorizationStatus.failure

    @MainActor
    func ask() {
        let request = PKPaymentRequest()
        request.merchantIdentifier = "merchant.org.example"
        (request.countryCode, request.currencyCode) = ("DE", "EUR")
        request.supportedNetworks = [.visa, .masterCard, .girocard]
        request.merchantCapabilities = .threeDSecure
        request.paymentSummaryItems = [
            PKPaymentSummaryItem(label: "Tip", amount: 2.5),
            PKPaymentSummaryItem(label: "Weather Board", amount: 2.5, type: .final),
        ]
        request.requiredShippingContactFields = [.emailAddress]
        let controller = PKPaymentAuthorizationController(paymentRequest: request)
        controller.delegate = self
        controller.present { isPresented in if !isPresented { print("No card") } }
    }

    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        status = payment.token.paymentData.isEmpty ? .failure : .success
        completion(PKPaymentAuthorizationResult(status: status, errors: []))
    }

    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
        controller.dismiss { print(self.status == .success) }
    }
}

struct ForecastBoard: View {
    @StateObject private var model = ForecastModel()
    private let jar = TipJar()

    var body: some View {
        VStack {
            switch model.phase {
            case .idle: ContentUnavailableView("No weather", systemImage: "cloud")
            case .loading: ProgressView()
            case .loaded(let weather, let attribution):
                List(weather.dailyForecast, id: \.date) { ForecastDayRow(day: $0) }
                ForEach(weather.weatherAlerts ?? [], id: \.detailsURL) { alert in
                    Link(alert.summary, destination: alert.detailsURL)
                        .foregroundStyle(alert.severity == .extreme ? .red : .primary)
                }
                Link(attribution.serviceName, destination: attribution.legalPageURL)
            case .failed(let error): Text(error.localizedDescription)
            }
            PayWithApplePayButton(.tip) {
                jar.ask()
            } fallback: {
                Text("No cards")
            }
            .payWithApplePayButtonStyle(.automatic)
            .frame(height: 44)
        }
        .task { await model.load(CLLocation(latitude: 52.5, longitude: 13.4)) }
    }
}
