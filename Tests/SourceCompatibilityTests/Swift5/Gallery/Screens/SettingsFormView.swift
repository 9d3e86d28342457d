import SwiftUI

struct SettingsFormView: View {
    @State private var username = "mara"
    @State private var isPrivate = true
    @State private var notifications = false
    @State private var volume = 0.6
    @State private var theme = Theme.system

    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark
        var id: Self { self }
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Username", text: $username)
                    Toggle("Private Account", isOn: $isPrivate)
                } header: {
                    Text("Profile")
                } footer: {
                    Text("Others see your posts only when you let them follow you.")
                }

                Section("Notifications") {
                    Toggle(isOn: $notifications) {
                        Text("Enabled")
                    }
                    Slider(value: $volume)
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { theme in
                            Text(theme.rawValue.capitalized).tag(theme)
                        }
                    }
                }

                Section {
                    LabeledContent("Version", value: "2.2.1")
                    Button("Reset All Settings") {
                        username = ""
                    }
                    Button("Sign Out", role: .destructive) {}
                }
            }
            .navigationTitle("Settings")
        }
    }
}
