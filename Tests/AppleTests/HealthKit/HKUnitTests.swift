import HealthKit
import Testing

@Suite("HealthKit's units and conditions")
struct HKUnitTests {
    @Test("a unit's text is read with its prefixes, powers, products and brackets")
    func texts() {
        let oxygen = HKQuantity(unit: HKUnit(from: "ml/(kg*min)"), doubleValue: 42)
        let litre = HKUnit.literUnit(with: .milli)
        let other = litre.unitDivided(by: HKUnit.gramUnit(with: .kilo).unitMultiplied(by: .minute()))
        #expect(abs(oxygen.doubleValue(for: other) - 42) < 1e-9)
        let index = HKQuantity(unit: HKUnit(from: "kg/m^2"), doubleValue: 22)
        let pounds = HKUnit.pound().unitDivided(by: HKUnit.inch().unitRaised(toPower: 2))
        #expect(abs(index.doubleValue(for: pounds) - 22 / 703.0696) < 1e-4)
        let sugar = HKQuantity(unit: HKUnit(from: "mmol<180.15588>/L"), doubleValue: 5.5)
        #expect(abs(sugar.doubleValue(for: HKUnit(from: "mg/dL")) - 99.0857) < 1e-3)
        #expect(HKUnit(from: "count/min") == HKUnit.count().unitDivided(by: .minute()))
        #expect(!HKQuantity(unit: HKUnit(from: "quux"), doubleValue: 1).is(compatibleWith: .count()))
    }

    @Test("conditions tell data apart by their values, spans and metadata")
    func conditions() {
        let start = Date(timeIntervalSince1970: 0)
        let beat = HKQuantitySample(
            type: HKQuantityType(.heartRate), quantity: HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 70),
            start: start, end: start + 60, metadata: [HKMetadataKeyWasUserEntered: true])
        let fast = HKQuery.predicateForQuantitySamples(
            with: .greaterThan, quantity: HKQuantity(unit: HKUnit(from: "count/s"), doubleValue: 1))
        #expect(fast.evaluate(with: beat))
        #expect(HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyWasUserEntered).evaluate(with: beat))
        let late = HKQuery.predicateForSamples(withStart: start + 30, end: nil)
        let strictlyLate = HKQuery.predicateForSamples(withStart: start + 30, end: nil, options: .strictStartDate)
        #expect(late.evaluate(with: beat) && !strictlyLate.evaluate(with: beat))
        let sleep = HKCategorySample(
            type: HKCategoryType(.sleepAnalysis), value: HKCategoryValueSleepAnalysis.asleepREM.rawValue, start: start,
            end: start + 60)
        let asleep = HKCategoryValueSleepAnalysis.predicateForSamples(
            equalTo: HKCategoryValueSleepAnalysis.allAsleepValues)
        #expect(asleep.evaluate(with: sleep) && !asleep.evaluate(with: beat))
    }

    @Test("a workout's pauses are no part of its length")
    func pauses() {
        let start = Date(timeIntervalSince1970: 0)
        let events = [
            HKWorkoutEvent(type: .pause, date: start + 100), HKWorkoutEvent(type: .resume, date: start + 160),
        ]
        let run = HKWorkout(
            activityType: .running, start: start, end: start + 600, workoutEvents: events, totalEnergyBurned: nil,
            totalDistance: nil)
        #expect(run.duration == 540)
    }

    @Test("awaited questions throw that there are no data")
    func awaited() async {
        let store = HKHealthStore()
        let steps = HKSamplePredicate.quantitySample(type: HKQuantityType(.stepCount))
        await #expect(throws: HKError.self) {
            _ = try await HKStatisticsQueryDescriptor(predicate: steps, options: .cumulativeSum).result(for: store)
        }
        await #expect(throws: HKError.self) {
            let changes = HKAnchoredObjectQueryDescriptor(predicates: [steps], anchor: nil)
            for try await _ in changes.results(for: store) {}
        }
    }
}
