import SwiftUI

struct DatesAndNumbers: View {
    private let launch = Date(timeIntervalSince1970: 1_767_268_800)
    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        return formatter
    }()

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            section("Dates")
            Group {
                row("date", Text(launch, style: .date))
                row("time", Text(launch, style: .time))
                row("relative", Text(launch, style: .relative))
                row("offset", Text(launch, style: .offset))
                row("timer", Text(launch, style: .timer))
                row("range", Text(launch...launch.addingTimeInterval(5400)))
                row("format", Text(launch, format: .dateTime.weekday(.wide).day().month().year()))
                row("interpolated", Text("Due \(launch, style: .date)"))
                row("countdown", Text(timerInterval: launch.addingTimeInterval(-9000)...launch, countsDown: true))
            }
            section("Numbers")
            Group {
                row("grouped", Text("\(1234567)"))
                row("decimal", Text("\(3.14159, specifier: "%.2f")"))
                row("percent", Text(0.256, format: .percent))
                row("currency", Text(1999.5, format: .currency(code: "USD")))
                row("compact", Text(12_300, format: .number.notation(.compactName)))
                row("bytes", Text(Int64(123_456_789), format: .byteCount(style: .file)))
                row("formatter", Text(NSNumber(value: 1234.5), formatter: Self.formatter))
                row("list", Text(["Anna", "Ben", "Carl"], format: .list(type: .and)))
            }
            section("Other places")
            row("German", Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE")))
            row("French", Text(launch, style: .date).environment(\.locale, Locale(identifier: "fr_FR")))
        }
        .padding()
    }

    private func section(_ title: LocalizedStringKey) -> some View {
        Text(title).font(.headline).padding(.top, 8)
    }

    private func row<Value: View>(_ name: String, _ value: Value) -> some View {
        HStack {
            Text(name).foregroundStyle(.secondary)
            Spacer()
            value.monospacedDigit()
        }
        .font(.subheadline)
    }
}
