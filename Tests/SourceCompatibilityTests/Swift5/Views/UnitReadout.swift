import Foundation
import SwiftUI

/// Units, durations and names, written by Foundation's styles.
struct UnitReadout: View {
    let distance = Measurement(value: 5.2, unit: UnitLength.kilometers)
    let temperature = Measurement(value: 294.15, unit: UnitTemperature.kelvin)
    let elapsed: TimeInterval = 3725

    private static let durationFormatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = .abbreviated
        return formatter
    }()

    private let measurementFormatter: MeasurementFormatter = {
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        formatter.numberFormatter.maximumFractionDigits = 1
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }()

    var name: PersonNameComponents {
        var components = PersonNameComponents()
        components.givenName = "Grace"
        components.familyName = "Hopper"
        return components
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(distance.formatted(.measurement(width: .wide, usage: .road).locale(Locale(identifier: "en_US"))))
            Text(distance, format: .measurement(width: .abbreviated, usage: .asProvided))
            Text(
                temperature.formatted(
                    .measurement(width: .narrow, usage: .weather)
                        .locale(Locale(identifier: "en_GB"))))
            Text(measurementFormatter.string(from: distance))
            Text(UnitReadout.durationFormatter.string(from: elapsed) ?? "")
            Text(Duration.seconds(elapsed), format: .time(pattern: .hourMinuteSecond))
            Text(name.formatted(.name(style: .abbreviated)))
            Text(Int64(2_500_000), format: .byteCount(style: .file))
            Text(["rye", "oats"].formatted(.list(type: .or)))
        }
    }
}
