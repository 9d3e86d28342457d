import SwiftUI

/// A navigation that ignores the safe area: its bar keeps below the status bar, and its page hides what lies behind.
struct OrchardScreen: View {
    var body: some View {
        ZStack {
            Color.green.ignoresSafeArea()
            NavigationStack {
                List(["Boskoop", "Elstar", "Gravenstein", "Topaz"], id: \.self) { Text($0) }
                    .navigationTitle("Orchard")
                    .toolbar { Button("Add", systemImage: "plus") {} }
            }
            .ignoresSafeArea()
        }
    }
}
