import HealthKit
import Testing

@Suite("HealthKit")
@MainActor
struct HealthKitTests {
    @Test("quantities are told in units of their dimension")
    func units() {
        let height = HKQuantity(unit: .meterUnit(with: .centi), doubleValue: 180)
        #expect(abs(height.doubleValue(for: .inch()) - 70.866) < 0.001)
        #expect(!height.is(compatibleWith: .gram()))
        let pulse = HKQuantity(unit: .count().unitDivided(by: .second()), doubleValue: 1.5)
        #expect(pulse.doubleValue(for: .count().unitDivided(by: .minute())) == 90)
        let body = HKQuantity(unit: .degreeCelsius(), doubleValue: 37)
        #expect(abs(body.doubleValue(for: .degreeFahrenheit()) - 98.6) < 0.001)
    }

    @Test("there are no data, and whoever asks is told so")
    func questions() async throws {
        let store = HKHealthStore()
        #expect(!HKHealthStore.isHealthDataAvailable())
        let steps = HKQuantityType(.stepCount)
        let isAllowed: Bool = try await answer { done in
            store.requestAuthorization(toShare: nil, read: [steps]) { isAllowed, _ in done(isAllowed) }
        }
        #expect(!isAllowed)
        let error: (any Error)? = try await answer { done in
            store.execute(
                HKSampleQuery(sampleType: steps, predicate: nil, limit: 1, sortDescriptors: nil) { done($2) })
        }
        #expect(error as? HKError == HKError(.errorHealthDataUnavailable))
        let day = DateComponents(day: 1)
        let collection = HKStatisticsCollectionQuery(
            quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum, anchorDate: .distantPast,
            intervalComponents: day)
        let second: (any Error)? = try await answer { done in
            collection.initialResultsHandler = { done($2) }
            store.execute(collection)
        }
        #expect(second != nil)
    }
}
