import SwiftUI

struct ToggleStack: View {
    @State private var wifi = true
    @State private var bluetooth = false
    @State private var airplane = false
    @State private var lowPower = true

    struct Alarm {
        var isOn: Bool
    }
    @State private var alarms = [Alarm(isOn: true), Alarm(isOn: false)]

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Toggle("Wi-Fi", isOn: $wifi)
            Toggle(isOn: $bluetooth) {
                Text("Bluetooth")
                Text("Not connected")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Divider()
            Toggle("Airplane Mode", systemImage: "airplane", isOn: $airplane)
            Toggle("Low Power Mode", isOn: $lowPower)
                .toggleStyle(SwitchToggleStyle(tint: .orange))
            Toggle("Managed by your company", isOn: .constant(true))
                .disabled(true)
            Divider()
            Toggle("All alarms", sources: $alarms, isOn: \.isOn)
            HStack {
                Toggle("Bold", isOn: .constant(true))
                Toggle("Italic", isOn: .constant(false))
            }
            .toggleStyle(.button)
            HStack {
                Text("Without labels")
                Spacer()
                Toggle("Hidden", isOn: $wifi)
                    .labelsHidden()
                Toggle("Hidden", isOn: $bluetooth)
                    .labelsHidden()
                    .tint(.purple)
            }
        }
        .padding()
    }
}
