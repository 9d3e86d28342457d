import HealthKit
import Testing

@Suite("HealthKit: moods and series")
struct MoodTests {
    @Test("a mood has a class, and conditions find it")
    func mood() {
        let mood = HKStateOfMind(
            date: .now, kind: .dailyMood, valence: 0.9, labels: [.calm, .happy], associations: [.family])
        #expect(mood.valenceClassification == .veryPleasant)
        #expect(HKStateOfMind.ValenceClassification(valence: 0) == .neutral)
        #expect(HKStateOfMind.ValenceClassification(valence: -1) == .veryUnpleasant)
        #expect(HKStateOfMind.ValenceClassification(valence: 1) == .veryPleasant)
        #expect(HKStateOfMind.ValenceClassification(valence: 1.1) == nil)
        #expect(HKQuery.predicateForStatesOfMind(with: .dailyMood).evaluate(with: mood))
        #expect(HKQuery.predicateForStatesOfMind(with: .family).evaluate(with: mood))
        #expect(!HKQuery.predicateForStatesOfMind(with: .sad).evaluate(with: mood))
        #expect(HKStateOfMind.Label.satisfied.rawValue == 38)
        #expect(HKStateOfMind.Association.weather.rawValue == 18)
    }

    @Test("questions may be changed, and the first answer is thrown")
    func questions() async {
        var question = HKSampleQueryDescriptor(predicates: [.stateOfMind()], sortDescriptors: [])
        question.limit = 4
        question.predicates.append(.stateOfMind())
        #expect(Set(question.predicates).count == 1)
        let store = HKHealthStore()
        await #expect(throws: (any Error).self) { try await question.result(for: store) }
        let steps = HKQuantitySeriesSampleQueryDescriptor(
            predicate: .quantitySample(type: HKQuantityType(.stepCount)), options: .orderByQuantitySampleStartDate)
        await #expect(throws: (any Error).self) {
            for try await entry in steps.results(for: store) { #expect(entry.sample == nil) }
        }
    }
}
