import AppIntents
import Testing

@Suite("Words of intents")
struct AppIntentWordsTests {
    private struct Ride: PredictableIntent {
        static let title: LocalizedStringResource = "Ride"
        @Parameter(title: "Place") var place: String
        static var predictionConfiguration: some IntentPredictionConfiguration {
            IntentPrediction(parameters: \.$place) { DisplayRepresentation(title: "\($0)") }
        }
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("a value that is put in later leaves its place")
    func placeholders() {
        #expect(String(localized: LocalizedStringResource("\(placeholder: .int) trails")) == "%lld trails")
    }

    @Test("an intent says with which values it may be proposed")
    func predictions() { #expect(Ride.predictionConfiguration is IntentPredictions) }
}
