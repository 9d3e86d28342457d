import AuthenticationServices
import LocalAuthentication
import Security
import SwiftUI

/// A door of an app: sign in with Apple, on the web, or by the face, with the user kept in the keychain.
@MainActor
final class SignInModel: NSObject, ObservableObject, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding, ASWebAuthenticationPresentationContextProviding
{
    @Published private(set) var user = "Nobody"
    @Published private(set) var biometry = "unknown"

    func handle(_ result: Result<ASAuthorization, any Error>) {
        switch result {
        case .success(let authorization):
            guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else { return }
            user = credential.fullName?.givenName ?? credential.user
        case .failure(let error as ASAuthorizationError) where error.code == .canceled: user = "Nobody"
        case .failure: user = "Refused"
        }
    }

    func signInWithPasskey(challenge: Data) {
        let provider = ASAuthorizationAppleIDProvider()
        let request = provider.createRequest()
        request.requestedScopes = [.fullName, .email]
        request.nonce = challenge.base64EncodedString()
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.presentationContextProvider = self
        controller.performRequests()
    }

    func checkFace() async {
        let context = LAContext()
        context.localizedFallbackTitle = ""
        var problem: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &problem) else {
            biometry = context.biometryType == .none ? "No biometry" : "Locked"
            return
        }
        biometry =
            (try? await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open")) == true
            ? "Open" : "Shut"
    }

    func keep(_ token: String) -> String? {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "door",
            kSecAttrService as String: "tests.sign-in",
        ]
        SecItemDelete(query as CFDictionary)
        var adding = query
        adding[kSecValueData as String] = Data(token.utf8)
        guard SecItemAdd(adding as CFDictionary, nil) == errSecSuccess else { return nil }
        var found: CFTypeRef?
        var reading = query
        reading[kSecReturnData as String] = true
        guard SecItemCopyMatching(reading as CFDictionary, &found) == errSecSuccess, let data = found as? Data else {
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        user = "Refused"
    }

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
        ASPresentationAnchor()
    }
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { ASPresentationAnchor() }
}

struct SignInScreen: View {
    @StateObject private var model = SignInModel()
    @State private var token = "none"
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(spacing: 16) {
            Text("Welcome").font(.largeTitle.bold())
            SignInWithAppleButton(.continue) { request in
                request.requestedScopes = [.fullName]
            } onCompletion: {
                model.handle($0)
            }
            .signInWithAppleButtonStyle(scheme == .dark ? .white : .black)
            .frame(height: 50)
            .id("apple")
            Text("\(model.user), \(model.biometry)")
            Text("Token \(token)")
        }
        .padding(.horizontal, 24)
        .task {
            token = model.keep("s3cret") ?? "lost"
            model.signInWithPasskey(challenge: Data([1]))
            await model.checkFace()
        }
    }
}

#Preview { SignInScreen() }
