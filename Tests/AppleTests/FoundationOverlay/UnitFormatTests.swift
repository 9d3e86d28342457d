import SwiftUI
import Testing

@Suite("Quantities, durations and names as texts")
@MainActor
struct UnitFormatTests {
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    private func length(_ value: Double, _ unit: UnitLength, _ style: MeasurementFormatStyle<UnitLength>) -> String {
        style.format(Measurement(value: value, unit: unit))
    }

    @Test("quantities are in the units of the place, or as they are given")
    func usage() {
        let general = MeasurementFormatStyle<UnitLength>()
        #expect(length(12.5, .kilometers, general.locale(american)) == "7.8 mi")
        #expect(length(12.5, .kilometers, general.locale(german)) == "12 km")
        let given = MeasurementFormatStyle<UnitLength>(usage: .asProvided)
        #expect(length(12.5, .kilometers, given.locale(american)) == "12.5 km")
        #expect(length(12.5, .kilometers, given.locale(german)) == "12,5 km")
        let height = MeasurementFormatStyle<UnitLength>(usage: .person)
        #expect(length(180, .centimeters, height.locale(american)) == "5 ft, 11 in")
    }

    @Test("units are written in full, short or without room")
    func widths() {
        let wide = MeasurementFormatStyle<UnitLength>(width: .wide, locale: american, usage: .asProvided)
        #expect(length(1, .meters, wide) == "1 meter" && length(2, .feet, wide) == "2 feet")
        let narrow = MeasurementFormatStyle<UnitLength>(width: .narrow, locale: american, usage: .asProvided)
        #expect(length(5, .feet, narrow) == "5′" && length(3, .kilometers, narrow) == "3km")
        let celsius = Measurement(value: 21, unit: UnitTemperature.celsius)
        let weather = MeasurementFormatStyle<UnitTemperature>(width: .abbreviated, usage: .weather)
        #expect(weather.locale(american).format(celsius) == "70°F")
        #expect(weather.locale(german).format(celsius) == "21 °C")
        #expect(celsius.formatted(.measurement(width: .narrow, hidesScaleName: true).locale(german)) == "21°")
    }

    @Test("a text shows a quantity in the locale around it")
    func text() throws {
        let road = Text(Measurement(value: 3, unit: UnitLength.miles), format: .measurement(width: .abbreviated))
        let tree = try LaidOutView(road.environment(\.locale, german)).tree.text()
        #expect(tree.contains("4,8 km"))
    }

    @Test("durations are written in digits or words")
    func durations() {
        let formatter = DateComponentsFormatter()
        #expect(formatter.string(from: 3725) == "1:02:05" && formatter.string(from: 65) == "1:05")
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 5) == "00:05")
        formatter.zeroFormattingBehavior = .default
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 3725) == "1h 2m" && formatter.string(from: 7200) == "2h")
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 3725) == "1 hour, 2 minutes")
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 3725) == "1 hour")
    }

    @Test("names are written as far as a style goes, the family's first where it stands so")
    func names() {
        var name = PersonNameComponents()
        (name.givenName, name.familyName, name.namePrefix) = ("Ada", "Lovelace", "Countess")
        #expect(name.formatted(.name(style: .long).locale(american)) == "Countess Ada Lovelace")
        #expect(name.formatted(.name(style: .abbreviated).locale(american)) == "AL")
        #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Lovelace Ada")
    }
}
