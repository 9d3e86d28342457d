import SwiftUI
import Testing
import TintypeTesting

/// A screenful for each way to meet a safe area, on a phone upright and on its side, and on a tablet.
@MainActor
@Suite
struct SafeAreaScreenTests {
    struct Screen: CustomTestStringConvertible {
        let name: String
        let view: @MainActor () -> AnyView

        init<V: View>(_ name: String, _ view: @escaping @MainActor () -> V) {
            self.name = name
            self.view = { AnyView(view()) }
        }

        var testDescription: String { name }
    }

    nonisolated static let screens = [
        Screen("TideScreen") { TideScreen() }, Screen("EpisodeScreen") { EpisodeScreen() },
        Screen("TallyScreen") { TallyScreen() }, Screen("PassesScreen") { PassesScreen() },
        Screen("OrchardScreen") { OrchardScreen() }, Screen("QuietTabs") { QuietTabs() },
        Screen("MeadowMap") { MeadowMap() },
    ]

    @Test("draws as before", arguments: screens)
    func draws(_ screen: Screen) {
        let devices: [(String, ViewImageConfig)] = [
            ("portrait", .iPhone13), ("landscape", .iPhone13(.landscape)), ("tablet", .iPadMini(.portrait)),
        ]
        for (name, config) in devices {
            assertSnapshot(
                of: screen.view(), as: .image(layout: .device(config: config), scale: 1),
                named: "\(screen.name)-\(name)")
        }
    }
}
