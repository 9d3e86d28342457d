import AuthenticationServices
import SwiftUI
import Testing

@Suite("Signing in from a view")
@MainActor
struct AuthorizationControllerTests {
    @Test("nobody signs in, and each request says so")
    func refusal() async {
        let environment = EnvironmentValues()
        let provider = ASAuthorizationAppleIDProvider()
        await #expect(throws: ASAuthorizationError.self) {
            _ = try await environment.authorizationController.performRequest(provider.createRequest())
        }
        await #expect(throws: ASWebAuthenticationSessionError.self) {
            let page = URL(fileURLWithPath: "/sign-in")
            _ = try await environment.webAuthenticationSession.authenticate(using: page, callbackURLScheme: "plums")
        }
    }
}
