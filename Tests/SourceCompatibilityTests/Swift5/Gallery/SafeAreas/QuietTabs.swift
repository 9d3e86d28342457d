import SwiftUI

/// Tabs over a colour: the page is opaque, and the style behind its view goes on below the bars.
struct QuietTabs: View {
    var body: some View {
        ZStack {
            Color.red.ignoresSafeArea()
            TabView {
                Text("Nothing to do")
                    .font(.title2)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color.yellow.opacity(0.25))
                    .tabItem { Label("Today", systemImage: "sun.max") }
                Text("Later").tabItem { Label("Later", systemImage: "moon") }
            }
        }
    }
}
