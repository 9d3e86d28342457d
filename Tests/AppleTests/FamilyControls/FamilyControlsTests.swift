import FamilyControls
import Testing

@Suite("FamilyControls")
@MainActor
struct FamilyControlsTests {
    @Test("no family allows anything")
    func refused() async {
        let center = AuthorizationCenter.shared
        await #expect(throws: FamilyControlsError.unavailable) {
            try await center.requestAuthorization(for: .individual)
        }
        var failures = 0
        center.revokeAuthorization { if case .failure = $0 { failures += 1 } }
        #expect(failures == 1)
        #expect(center.authorizationStatus == .notDetermined)
    }

    @Test("a choice is written and read")
    func coded() throws {
        let choice = FamilyActivitySelection(includeEntireCategory: true)
        let read = try JSONDecoder().decode(FamilyActivitySelection.self, from: JSONEncoder().encode(choice))
        #expect(read == choice)
        #expect(read.includeEntireCategory)
    }
}
