import SwiftUI
import Testing
import TintypeTesting
import TintypeUI

/// An app's delegate is heard before its views are made.
@MainActor
@Suite("Application delegates")
struct DelegateTests {
    final class AppDelegate: NSObject, UIApplicationDelegate {
        private(set) var launches = 0

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
                Any]? = nil
        ) -> Bool {
            launches += 1
            return true
        }
    }

    struct DelegatedApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

        var body: some Scene {
            WindowGroup { Text("\(delegate.launches) launch") }
        }

        var launches: Int { delegate.launches }
    }

    @Test("a delegate is launched once, before the window's views")
    func launch() {
        let app = DelegatedApp()
        assertSnapshot(of: AppView(app), as: .tree)
        #expect(app.launches == 1)
    }
}
