import SwiftUI

struct ContentView: View {
    @State private var path: [Plant.ID] = []
    @State private var showsSettings = false

    var body: some View {
        NavigationStack(path: $path) {
            PlantList()
                .navigationTitle("Herbarium")
                .navigationDestination(for: Plant.ID.self) { id in
                    PlantDetail(id: id)
                }
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button {
                            showsSettings = true
                        } label: {
                            Image(systemName: "gearshape")
                        }
                        .accessibilityLabel("Settings")
                    }
                }
        }
        .sheet(isPresented: $showsSettings) {
            SettingsView()
        }
    }
}

#Preview {
    ContentView()
        .environment(Garden())
}
