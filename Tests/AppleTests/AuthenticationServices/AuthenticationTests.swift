import AuthenticationServices
import Testing

@MainActor
private final class Delegate: NSObject, ASAuthorizationControllerDelegate {
    var tell: (any Error) -> Void = { _ in }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        tell(error)
    }
}

@Suite("AuthenticationServices")
@MainActor
struct AuthenticationTests {
    @Test("nobody signs in: the delegate and the closure are told so")
    func requests() async throws {
        let delegate = Delegate()
        let controller = ASAuthorizationController(authorizationRequests: [
            ASAuthorizationAppleIDProvider().createRequest()
        ])
        controller.delegate = delegate
        let error: any Error = try await answer { told in
            delegate.tell = told
            controller.performRequests()
        }
        #expect(error as? ASAuthorizationError == ASAuthorizationError(.notInteractive))
        var isTold = false
        let session = ASWebAuthenticationSession(url: URL(fileURLWithPath: "/"), callbackURLScheme: nil) { url, error in
            isTold = url == nil && error is ASWebAuthenticationSessionError
        }
        #expect(!session.start() && isTold)
    }
}
