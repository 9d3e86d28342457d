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

    @Test("a workout is one part of its own kind, which conditions on parts find")
    func parts() {
        let start = Date(timeIntervalSince1970: 0)
        let run = HKWorkout(activityType: .running, start: start, end: start + 600)
        func isFound(_ condition: NSPredicate) -> Bool {
            HKQuery.predicateForWorkouts(activityPredicate: condition).evaluate(with: run)
        }
        #expect(isFound(HKQuery.predicateForWorkoutActivities(workoutActivityType: .running)))
        #expect(!isFound(HKQuery.predicateForWorkoutActivities(workoutActivityType: .yoga)))
        #expect(isFound(HKQuery.predicateForWorkoutActivities(operatorType: .greaterThan, duration: 599)))
        #expect(isFound(HKQuery.predicateForWorkoutActivities(start: start + 300, end: nil)))
        #expect(
            !isFound(HKQuery.predicateForWorkoutActivities(start: start + 300, end: nil, options: .strictStartDate)))
        let mile = HKQuantity(unit: .mile(), doubleValue: 1)
        #expect(
            !HKQuery.predicateForWorkouts(
                operatorType: .lessThan, quantityType: HKQuantityType(.distanceWalkingRunning), sumQuantity: mile
            ).evaluate(with: run))
    }

    @Test("a workout keeps its values, and none can be put together")
    func workouts() async throws {
        let start = Date(timeIntervalSince1970: 0)
        let run = HKWorkout(activityType: .running, start: start, end: start + 600)
        #expect(run.duration == 600 && run.workoutActivityType.rawValue == 37)
        #expect(HKQuery.predicateForWorkouts(with: .running).evaluate(with: run))
        let builder = HKWorkoutBuilder(
            healthStore: HKHealthStore(), configuration: HKWorkoutConfiguration(), device: .local())
        await #expect(throws: HKError.self) { try await builder.beginCollection(at: start) }
        #expect(throws: HKError.self) { try HKHealthStore().biologicalSex() }
        let error: (any Error)? = try await answer { done in
            let query = HKAnchoredObjectQuery(type: .workoutType(), predicate: nil, anchor: nil, limit: 1) {
                done($4)
            }
            HKHealthStore().execute(query)
        }
        #expect(error is HKError)
    }
}
