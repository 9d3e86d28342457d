import Intents
import Testing

@Suite("Wishes for workouts and messages")
struct WorkoutIntentTests {
    private final class Handler: NSObject, INStartWorkoutIntentHandling, INSearchForMessagesIntentHandling {
        func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
            let code: INStartWorkoutIntentResponseCode =
                intent.workoutName?.spokenPhrase == "walk" ? .handleInApp : .failureNoMatchingWorkout
            completion(INStartWorkoutIntentResponse(code: code, userActivity: NSUserActivity(activityType: "walk")))
        }

        func handle(
            intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
        ) { completion(INSearchForMessagesIntentResponse(code: .success, userActivity: nil)) }
    }

    @Test("a handler answers with a code and an activity, and agrees where it says nothing else")
    func workout() {
        let intent = INStartWorkoutIntent(workoutName: INSpeakableString(spokenPhrase: "walk"), goalValue: 3)
        var answer: INStartWorkoutIntentResponse?
        Handler().handle(intent: intent) { answer = $0 }
        #expect(answer?.code == .handleInApp && answer?.userActivity?.activityType == "walk")
        Handler().confirm(intent: intent) { answer = $0 }
        #expect(answer?.code == .ready && answer?.userActivity == nil && intent.goalValue == 3)
    }

    @Test("a search for messages is answered with those that were found")
    func search() {
        let search = INSearchForMessagesIntent(
            recipients: nil, senders: nil, searchTerms: ["a"], attributes: [.unread, .flagged], dateTimeRange: nil,
            identifiers: nil, notificationIdentifiers: nil, speakableGroupNames: nil)
        var answer: INSearchForMessagesIntentResponse?
        Handler().handle(intent: search) { answer = $0 }
        #expect(answer?.code == .success && answer?.messages == nil && search.attributes.contains(.flagged))
    }
}
