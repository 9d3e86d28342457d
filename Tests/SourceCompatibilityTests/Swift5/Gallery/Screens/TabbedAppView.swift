import SwiftUI

struct TabbedAppView: View {
    @State private var selection = 1

    var body: some View {
        TabView(selection: $selection) {
            Text("Home")
                .tabItem {
                    Image(systemName: "house")
                    Text("Home")
                }
                .tag(0)

            NavigationView {
                List(1..<8) { number in
                    Text("Message \(number)")
                }
                .navigationTitle("Inbox")
            }
            .tabItem {
                Image(systemName: "tray")
                Text("Inbox")
            }
            .badge(3)
            .tag(1)

            Text("Profile")
                .tabItem {
                    Image(systemName: "person")
                    Text("Profile")
                }
                .tag(2)
        }
    }
}
