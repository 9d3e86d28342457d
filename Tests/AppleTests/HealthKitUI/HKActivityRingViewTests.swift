import Testing

@testable import HealthKitUI

@Suite("HealthKitUI")
@MainActor
struct HKActivityRingViewTests {
    @Test("each ring is as long as the part of its goal that is reached")
    func parts() {
        let day = HKActivitySummary()
        day.activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 150)
        day.activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 600)
        day.appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 45)
        day.appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 30)
        #expect(HKActivityRingView.motion(of: day) == 0.25)
        #expect(HKActivityRingView.exercise(of: day) == 1.5)
        #expect(HKActivityRingView.standing(of: day) == 0, "there is no goal")
        #expect(HKActivityRingView.motion(of: nil) == 0)
    }
}
