import Foundation
import SwiftUI

// Sizes and distances of letters, and numbers in words.
extension HostileCase where Number == CGFloat {
    @MainActor static let text: [HostileCase] = [
        HostileCase("font") { Text("a b").font(.system(size: $0)) },
        HostileCase("font.custom") { Text("a").font(.custom("Inter", size: $0)) },
        HostileCase("font.fixed") { Text("a").font(.custom("Inter", fixedSize: $0)) },
        HostileCase("kerning") { Text("abc").kerning($0) },
        HostileCase("tracking") { Text("abc def ghi jkl").tracking($0) },
        HostileCase("baseline") { Text("abc").baselineOffset($0) },
        HostileCase("lineSpacing") { Text("abc\ndef").lineSpacing($0) },
        HostileCase("minScale") { Text("abc def ghi jkl mno pqr stu").lineLimit(1).minimumScaleFactor($0) },
        HostileCase("minScale2") { Text("abc def ghi jkl mno pqr stu").minimumScaleFactor($0) },
        HostileCase("tightening") { Text("abc def ghi").allowsTightening(true).tracking($0).lineLimit(1) },
        HostileCase("fontwidth") { Text("a").font(.system(size: 12).width(.init($0))) },
        HostileCase("underlinefont") { Text("a").font(.system(size: $0)).underline().strikethrough() },
        HostileCase("leading") { Text("a\nb").lineHeight(.multiple(factor: $0)) },
        HostileCase("specifier") { Text("\($0, specifier: "%.2f") \($0, specifier: "%d") \($0, specifier: "%08.3e")") },
        HostileCase("format") { Text($0, format: .number) },
        HostileCase("format%") { Text($0, format: .percent) },
        HostileCase("format$") { Text($0, format: .currency(code: "EUR")) },
        HostileCase("format.rounded") { Text($0, format: .number.precision(.fractionLength(2))) },
        HostileCase("measure") {
            Text(Measurement(value: $0, unit: UnitLength.meters), format: .measurement(width: .wide))
        },
        HostileCase("measureperson") {
            Text(
                Measurement(value: $0, unit: UnitLength.meters),
                format: .measurement(width: .abbreviated, usage: .personHeight))
        },
        HostileCase("measuretemp") {
            Text(Measurement(value: $0, unit: UnitTemperature.celsius), format: .measurement(width: .narrow))
        },
        HostileCase("date") { Text(Date(timeIntervalSinceReferenceDate: $0), style: .date) },
        HostileCase("date.rel") { Text(Date(timeIntervalSinceReferenceDate: $0), style: .relative) },
        HostileCase("date.timer") { Text(Date(timeIntervalSinceReferenceDate: $0), style: .timer) },
        HostileCase("date.offset") { Text(Date(timeIntervalSinceReferenceDate: $0), style: .offset) },
        HostileCase("date.time") { Text(Date(timeIntervalSinceReferenceDate: $0), style: .time) },
        HostileCase("date.fmt") {
            Text(Date(timeIntervalSinceReferenceDate: $0), format: .dateTime.year().month().day().hour())
        },
        HostileCase("datepicker") { DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: $0))) },
        HostileCase("datepicker.g") {
            DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: $0))).datePickerStyle(.graphical)
        },
        HostileCase("datepicker.w") {
            DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: $0))).datePickerStyle(.wheel)
        },
        HostileCase("timerInterval") { x in
            guard x >= 0 else { return EmptyView() };
            return Text(
                timerInterval: Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: x))
        },
        HostileCase("progressInterval") { x in
            guard x >= 0 else { return EmptyView() };
            return ProgressView(
                timerInterval: Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: x))
        },
        HostileCase("components") { x in
            let f = DateComponentsFormatter(); f.allowedUnits = [.hour, .minute, .second];
            return Text(f.string(from: x) ?? "nil")
        },
        HostileCase("components.s") { x in
            let f = DateComponentsFormatter(); f.unitsStyle = .full; return Text(f.string(from: x) ?? "nil")
        },
    ]
}
