import SwiftUI

@main
struct HerbariumApp: App {
    @State private var garden = Garden()
    @AppStorage("usesMetricUnits") private var usesMetricUnits = true
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(garden)
                .environment(\.usesMetricUnits, usesMetricUnits)
                .tint(.green)
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background {
                garden.save()
            }
        }

        WindowGroup("Guide", id: "guide") {
            GuideView()
        }
    }
}
