import Testing
import WeatherKit

@Suite("WeatherKit")
struct WeatherKitTests {
    @Test("each question throws")
    func refused() async {
        let place = CLLocation(latitude: 52.5, longitude: 13.4)
        await #expect(throws: WeatherError.permissionDenied) {
            _ = try await WeatherService.shared.weather(for: place)
        }
        await #expect(throws: WeatherError.permissionDenied) {
            _ = try await WeatherService.shared.weather(for: place, including: .current, .hourly, .daily)
        }
        await #expect(throws: WeatherError.permissionDenied) { _ = try await WeatherService.shared.attribution }
    }

    @Test("kinds of weather, directions and forms of the moon have words")
    func words() {
        #expect(WeatherCondition.mostlyClear.description == "Mostly Clear")
        #expect(Wind.CompassDirection.southSouthwest.abbreviation == "SSW")
        #expect(MoonPhase.waxingGibbous.symbolName == "moonphase.waxing.gibbous")
        #expect(UVIndex.ExposureCategory.low < .extreme)
    }
}
