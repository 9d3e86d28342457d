import AppIntents
import SwiftUI
import Testing

private enum Meal: String, AppEnum {
    case lunch, dinner

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Meal"
    static let caseDisplayRepresentations: [Meal: DisplayRepresentation] = [.lunch: "Lunch", .dinner: "Dinner"]
}

private struct Order: AppIntent {
    static let title: LocalizedStringResource = "Order"
    @Parameter(title: "Meal", default: .lunch) var meal: Meal
    @Parameter(title: "Note", inputOptions: String.IntentInputOptions(multiline: true)) var note: String?
    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(
        title: "Picture", supportedTypeIdentifiers: ["public.image"],
        inputConnectionBehavior: .connectToPreviousIntentResult)
    var picture: IntentFile?
    @Dependency var kitchen: String

    static var parameterSummary: some ParameterSummary {
        Switch(\Order.$meal) {
            Case(Meal.lunch) { Summary("Order \(\.$meal)") { \.$note } }
            DefaultCase { Summary("Order \(\.$meal) on \(\.$day)") }
        }
    }

    @MainActor
    func perform() async throws -> some ReturnsValue<String> & ShowsSnippetView & ProvidesDialog {
        .result(value: kitchen, dialog: "Ordered") { Text(kitchen) }
    }
}

@Suite("Forms of intents")
@MainActor
struct IntentFormTests {
    @Test("an intent with a choice of sentences gives its value, of a dependency that was added")
    func dependency() async throws {
        AppDependencyManager.shared.add(dependency: "Soup")
        #expect(try await Order().perform().value == "Soup")
    }

    @Test("nobody chooses or agrees")
    func questions() async {
        await #expect(throws: AppIntentError.self) {
            try await Order().$meal.requestDisambiguation(among: [.lunch, .dinner], dialog: "Which?")
        }
        await #expect(throws: AppIntentError.self) { try await Order().requestConfirmation() }
    }

    @Test("a file keeps its bytes")
    func files() {
        let file = IntentFile(data: Data([1]), filename: "a.png", type: .png)
        #expect(file.data == Data([1]) && file.type == .png && file.fileURL == nil)
    }
}
