import SwiftUI

struct DateCard: View {
    @State private var date = Date(timeIntervalSince1970: 1_786_000_000)
    @State private var reminder = Date(timeIntervalSince1970: 1_786_040_000)

    var body: some View {
        VStack(spacing: 12) {
            DatePicker("Departure", selection: $date, displayedComponents: .date)
            DatePicker("Reminder", selection: $reminder)
            DatePicker(selection: $reminder, displayedComponents: [.hourAndMinute]) {
                Label("Alarm", systemImage: "alarm")
            }
            Divider()
            DatePicker("Pick a day", selection: $date, in: date..., displayedComponents: [.date])
                .datePickerStyle(.graphical)
                .tint(.red)
        }
        .padding()
    }
}

struct WheelCard: View {
    @State private var date = Date(timeIntervalSince1970: 1_786_000_000)
    @State private var flavor = "Vanilla"
    let flavors = ["Chocolate", "Vanilla", "Strawberry", "Pistachio", "Lemon", "Coffee"]

    var body: some View {
        VStack {
            Picker("Flavor", selection: $flavor) {
                ForEach(flavors, id: \.self) { Text($0) }
            }
            .pickerStyle(WheelPickerStyle())
            DatePicker("Birthday", selection: $date, displayedComponents: .date)
                .datePickerStyle(WheelDatePickerStyle())
                .labelsHidden()
        }
        .padding()
    }
}
