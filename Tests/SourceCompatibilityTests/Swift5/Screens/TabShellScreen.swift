import SwiftUI

/// An app's shell of tabs, each named by a value, with sections and a badge.
enum ShellTab: Hashable {
    case today, routes, search, saved(String)
}

@Observable
final class ShellModel {
    var selection = ShellTab.routes
    var unread = 3
    var collections = ["Hills", "Coast"]
}

struct TabShellScreen: View {
    @State private var model = ShellModel()
    @State private var customization = TabViewCustomization()

    var body: some View {
        @Bindable var model = model
        TabView(selection: $model.selection) {
            Tab("Today", systemImage: "sun.max", value: .today) {
                Text("Nothing planned")
            }
            .badge(model.unread)
            .customizationID("shell.today")

            Tab("Routes", systemImage: "map", value: ShellTab.routes) {
                RouteTab(names: model.collections)
            }

            Tab(value: ShellTab.search, role: .search) {
                NavigationStack { Text("Search") }
            }

            TabSection("Collections") {
                ForEach(model.collections, id: \.self) { name in
                    Tab(name, systemImage: "folder", value: ShellTab.saved(name)) { Text(name) }
                }
            }
            .defaultVisibility(.hidden, for: .tabBar)
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($customization)
        .tabBarMinimizeBehavior(.onScrollDown)
    }
}

private struct RouteTab: View {
    let names: [String]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                HStack {
                    Text(name).font(.title3)
                    Spacer()
                    Text(
                        Measurement(value: Double(index + 1) * 4.5, unit: UnitLength.kilometers),
                        format: .measurement(width: .abbreviated, usage: .asProvided).locale(
                            Locale(identifier: "en_US"))
                    )
                    .monospacedDigit()
                    .foregroundStyle(.secondary)
                }
                .padding(.horizontal)
                .frame(height: 60)
                .background(index.isMultiple(of: 2) ? Color.gray.opacity(0.1) : .clear)
                .id("route \(name)")
            }
            Spacer()
        }
    }
}

#Preview("Tabs") { TabShellScreen() }
