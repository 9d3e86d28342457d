import LocalAuthentication
import Testing

@Suite("LocalAuthentication")
@MainActor
struct LocalAuthenticationTests {
    @Test("nobody is recognized: each form of the question is answered with the reason")
    func policy() async throws {
        let context = LAContext()
        var reason: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &reason))
        #expect(reason != nil && context.biometryType == .none)
        await #expect(throws: LAError(.biometryNotAvailable)) {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open")
        }
        let reply: (Bool, (any Error)?) = try await answer { told in
            nonisolated(unsafe) let told = told
            context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open") { told(($0, $1)) }
        }
        #expect(!reply.0 && reply.1 as? LAError == LAError(.biometryNotAvailable))
    }
}
