import AppIntents
import Testing

private struct Water: AppIntent {
    static let title: LocalizedStringResource = "Water"
    static let description: IntentDescription? = IntentDescription("Waters a plant.")
    @Parameter(title: "Litres", default: 2) var litres: Int
    @Parameter(title: "Note") var note: String?

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: litres * 10, dialog: "Watered")
    }
}

@Suite("AppIntents")
struct AppIntentsTests {
    @Test("the app itself can do an intent, with what its parameters are")
    func perform() async throws {
        let intent = Water()
        #expect(intent.note == nil && intent.litres == 2)
        intent.litres = 3
        #expect(try await intent.perform().value == 30)
        await #expect(throws: AppIntentError.needsValue) { try await intent.$litres.requestValue() }
    }
}
