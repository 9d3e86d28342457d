import FoundationModels
import Observation
import Playgrounds
import SwiftUI
import Translation

/// A planner of trips that asks the device's language model, in the manner of an app for iOS 26.
@Generable(description: "A trip of several days")
struct PlannedTrip: Equatable {
    @Guide(description: "An exciting name for the trip.")
    let title: String
    @Guide(.anyOf(["Harz", "Eifel"]))
    let destination: String
    let rationale: String?
    @Guide(description: "The days of the trip", .count(3))
    let days: [PlannedDay]
    @Guide(description: "The toil", .range(1...5))
    var toil: Int
    var pace: TripPace

    static let example = PlannedTrip(
        title: "Moss and stones", destination: "Harz", rationale: nil,
        days: [PlannedDay(title: "Up", stops: ["Ilsenburg", "Brocken"])], toil: 3, pace: .slow)
}

@Generable
struct PlannedDay: Equatable {
    let title: String
    @Guide(.maximumCount(4))
    let stops: [String]
}

@Generable
enum TripPace: String, CaseIterable {
    case slow, quick
}

/// Finds places for the model.
struct PlacesTool: Tool {
    let name = "findPlaces"
    let description = "Finds places of a kind in a region."

    @Generable
    struct Arguments {
        @Guide(description: "The kind of place")
        let kind: String
        @Guide(description: "The words to look for")
        let words: String
    }

    func call(arguments: Arguments) async throws -> String {
        "These \(arguments.kind) are there: Ilsenburg, Brocken"
    }
}

@Observable
@MainActor
final class TripPlanner {
    private(set) var trip: PlannedTrip.PartiallyGenerated?
    private(set) var message = ""
    private var session: LanguageModelSession

    init() {
        session = LanguageModelSession(tools: [PlacesTool()]) {
            "You plan trips on foot."
            "Here is an example, but do not copy its content:"
            PlannedTrip.example
        }
    }

    func plan(days: Int) async {
        do {
            let stream = session.streamResponse(
                generating: PlannedTrip.self, includeSchemaInPrompt: false,
                options: GenerationOptions(sampling: .greedy)
            ) {
                "Plan a trip of \(days) days."
                if days > 2 { "Leave time to rest." }
            }
            for try await partial in stream { trip = partial.content }
        } catch let error as LanguageModelSession.GenerationError {
            switch error {
            case .exceededContextWindowSize: session = LanguageModelSession(instructions: "Be short.")
            case .guardrailViolation(let context): message = context.debugDescription
            default: message = error.localizedDescription
            }
        } catch { message = "Failed" }
    }
}

struct TripPlannerView: View {
    private let model = SystemLanguageModel.default
    @State private var planner = TripPlanner()
    @State private var languages: TranslationSession.Configuration?
    @State private var title = "Trip"

    var body: some View {
        Group {
            switch model.availability {
            case .available:
                List {
                    if let name = planner.trip?.title { Text(name).font(.title) }
                    if let days = planner.trip?.days {
                        ForEach(days) { day in
                            Section(day.title ?? "…") {
                                ForEach(day.stops ?? [], id: \.self) { Text($0) }
                            }
                        }
                    }
                }
                .task { await planner.plan(days: 3) }
            case .unavailable(.appleIntelligenceNotEnabled): Text("Turn on Apple Intelligence")
            case .unavailable(.modelNotReady): Text("Not ready yet")
            case .unavailable: Text("Not on this device")
            }
        }
        .navigationTitle(title)
        .toolbar { Button("Translate") { languages = .init(target: Locale.Language(identifier: "de")) } }
        .translationTask(languages) { session in
            if let answer = try? await session.translate(title) { title = answer.targetText }
        }
    }
}

#Playground("A trip") {
    let session = LanguageModelSession()
    let trip = try await session.respond(to: "A trip to the Harz", generating: PlannedTrip.self)
    print(trip.content.title)
}
