import CoreMotion
import SwiftUI

/// A day's steps, counted by the pedometer where there is one, and a level that the device's attitude moves.
@MainActor
final class StepModel: ObservableObject {
    @Published private(set) var steps = 6_400
    @Published private(set) var tilt = CGSize.zero
    @Published private(set) var source = "Counting"
    let goal = 8_000
    private let pedometer = CMPedometer()
    private let motion = CMMotionManager()

    var progress: Double { min(Double(steps) / Double(goal), 1) }

    func start() {
        guard CMPedometer.isStepCountingAvailable() else {
            source = CMPedometer.authorizationStatus() == .denied ? "Not allowed" : "Typed by hand"
            return
        }
        pedometer.queryPedometerData(from: .now.addingTimeInterval(-86_400), to: .now) { [weak self] data, error in
            guard let data, error == nil else { return }
            let count = data.numberOfSteps.intValue
            DispatchQueue.main.async { self?.steps = count }
        }
    }

    func level() {
        guard motion.isDeviceMotionAvailable else { return }
        motion.deviceMotionUpdateInterval = 1 / 30
        motion.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: .main) { [weak self] data, _ in
            guard let attitude = data?.attitude else { return }
            self?.tilt = CGSize(width: attitude.roll * 20, height: attitude.pitch * 20)
        }
    }
}

struct StepCounterScreen: View {
    @StateObject private var model = StepModel()

    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                Circle().stroke(.quaternary, lineWidth: 20)
                Circle()
                    .trim(from: 0, to: model.progress)
                    .stroke(.green, style: StrokeStyle(lineWidth: 20, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                VStack {
                    Text(model.steps, format: .number.locale(Locale(identifier: "en_US"))).font(.largeTitle.bold())
                    Text(model.progress, format: .percent.locale(Locale(identifier: "en_US")))
                }
                .offset(model.tilt)
            }
            .frame(width: 220, height: 220)
            .id("ring")
            Text(model.source)
            StepHours(counts: [200, 900, 3_000, 1_800, 500])
        }
        .onAppear {
            model.start()
            model.level()
        }
    }
}

private struct StepHours: View {
    let counts: [Int]

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            ForEach(counts.indices, id: \.self) { index in
                Rectangle().fill(.green.opacity(0.6))
                    .frame(width: 20, height: CGFloat(counts[index]) / 50)
                    .id("hour \(index)")
            }
        }
    }
}

#Preview { StepCounterScreen() }
