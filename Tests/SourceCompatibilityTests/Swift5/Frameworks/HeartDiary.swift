import Foundation
import HealthKit
import SwiftUI

/// A diary of the heart and of exercise, in the manner of an app that stands on HealthKit in both its ways of asking.
@MainActor
final class HeartDiary: ObservableObject {
    @Published private(set) var rate: Double?
    @Published private(set) var steps = 0.0
    @Published private(set) var message = ""
    private let store = HKHealthStore()
    private var anchor: HKQueryAnchor?
    private let beats = HKUnit.count().unitDivided(by: .minute())

    private var read: Set<HKObjectType> {
        [
            HKQuantityType(.heartRate), HKQuantityType(.stepCount), HKQuantityType(.runningPower),
            HKCategoryType(.sleepAnalysis), HKObjectType.workoutType(), HKObjectType.activitySummaryType(),
            HKCharacteristicType(.biologicalSex),
        ]
    }

    func begin() async {
        guard HKHealthStore.isHealthDataAvailable() else {
            message = "No health data"
            return
        }
        do {
            try await store.requestAuthorization(toShare: [HKQuantityType(.bodyMass)], read: read)
            try await load()
        } catch HKError.errorAuthorizationDenied {
            message = "Not allowed"
        } catch let error as HKError where error.code == .errorHealthDataUnavailable {
            message = error.localizedDescription
        } catch {
            message = "\(error)"
        }
    }

    private func load() async throws {
        let today = HKQuery.predicateForSamples(withStart: Calendar.current.startOfDay(for: .now), end: nil)
        let latest = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.heartRate), predicate: today)],
            sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)], limit: 1)
        rate = try await latest.result(for: store).first?.quantity.doubleValue(for: beats)
        let sum = HKStatisticsQueryDescriptor(
            predicate: .quantitySample(type: HKQuantityType(.stepCount), predicate: today), options: .cumulativeSum)
        steps = try await sum.result(for: store)?.sumQuantity()?.doubleValue(for: .count()) ?? 0
        let changes = HKAnchoredObjectQueryDescriptor(
            predicates: [.workout(HKQuery.predicateForWorkouts(with: .running))], anchor: anchor)
        for try await change in changes.results(for: store) { anchor = change.newAnchor }
    }

    func watch() {
        let kind = HKQuantityType(.heartRate)
        let query = HKObserverQuery(sampleType: kind, predicate: nil) { [weak self] _, done, error in
            if let error = error { print(error.localizedDescription) }
            Task { @MainActor in try? await self?.load() }
            done()
        }
        store.execute(query)
        store.enableBackgroundDelivery(for: kind, frequency: .hourly) { _, _ in }
    }

    func keep(weight: Double) async throws {
        let mass = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: weight)
        let sample = HKQuantitySample(
            type: HKQuantityType(.bodyMass), quantity: mass, start: .now, end: .now,
            metadata: [HKMetadataKeyWasUserEntered: true])
        try await store.save(sample)
    }
}

/// The keeper of an exercise, which is told as it goes on.
final class ExerciseKeeper: NSObject, HKWorkoutSessionDelegate, HKLiveWorkoutBuilderDelegate {
    private var session: HKWorkoutSession?
    private var builder: HKLiveWorkoutBuilder?
    private(set) var failure: Error?

    func begin(with store: HKHealthStore) throws {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .hiking
        configuration.locationType = .outdoor
        let session = try HKWorkoutSession(healthStore: store, configuration: configuration)
        let builder = session.associatedWorkoutBuilder()
        session.delegate = self
        builder.delegate = self
        builder.dataSource = HKLiveWorkoutDataSource(healthStore: store, workoutConfiguration: configuration)
        (self.session, self.builder) = (session, builder)
        session.startActivity(with: .now)
    }

    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date
    ) {
        guard toState == .ended else { return }
        builder?.finishWorkout { _, error in self.failure = error }
    }

    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: Error) { failure = error }
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {}

    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>) {
        for case let kind as HKQuantityType in collectedTypes {
            print(kind.identifier, workoutBuilder.statistics(for: kind)?.mostRecentQuantity() as Any)
        }
    }
}

struct HeartDiaryView: View {
    @StateObject private var diary = HeartDiary()

    var body: some View {
        List {
            LabeledContent("Heart", value: diary.rate.map { "\(Int($0)) bpm" } ?? "–")
            LabeledContent("Steps", value: "\(Int(diary.steps))")
            Text(diary.message)
        }
        .task { await diary.begin() }
    }
}
