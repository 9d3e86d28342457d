import SwiftUI
import Testing
import UIKit

@Suite("Scenes of SwiftUI's in UIKit")
@MainActor
struct HostingSceneDelegateTests {
    private final class Delegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
            WindowGroup(id: "main") { Text("Fern") }
        }
    }

    @Test("a wish for a delegate's scene is one for a new window, and none is made")
    func request() async throws {
        let request = try #require(UISceneSessionActivationRequest(hostingDelegateClass: Delegate.self, id: "main"))
        #expect(request.role == .windowApplication && request.session == nil)
        let error = try await answer { done in
            UIApplication.shared.activateSceneSession(for: request) { done($0) }
        }
        #expect(!error.localizedDescription.isEmpty)
    }
}
