import SwiftUI

struct SettingsView: View {
    @Environment(Garden.self) private var garden
    @Environment(\.dismiss) private var dismiss
    @AppStorage("usesMetricUnits") private var usesMetricUnits = true
    @State private var hour = 8

    var body: some View {
        @Bindable var garden = garden
        NavigationStack {
            Form {
                Section("Reminders") {
                    Toggle("Remind me to water", isOn: $garden.reminders)
                    Stepper("At \(hour):00", value: $hour, in: 5...22)
                        .disabled(!garden.reminders)
                }
                Section {
                    Toggle("Metric units", isOn: $usesMetricUnits)
                } footer: {
                    Text("Heights are shown in centimetres.")
                }
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
    }
}

#Preview("Settings") {
    SettingsView()
        .environment(Garden())
}
