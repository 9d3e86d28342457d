import SwiftUI

/// A synthesizer's knobs, turned by recognizers of UIKit that SwiftUI holds.
private struct TurnGesture: UIGestureRecognizerRepresentable {
    @Binding var value: Double
    let range: ClosedRange<Double>

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        pan.allowedScrollTypesMask = .all
        pan.delegate = context.coordinator
        pan.name = "turn"
        pan.cancelsTouchesInView = false
        return pan
    }

    func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
        switch pan.state {
        case .began: context.coordinator.start = value
        case .changed:
            let move = context.converter.localTranslation?.y ?? pan.translation(in: pan.view).y
            value = min(max(context.coordinator.start - Double(move) / 200, range.lowerBound), range.upperBound)
        case .ended, .cancelled, .failed: pan.setTranslation(.zero, in: pan.view)
        default: break
        }
    }

    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
        var start = 0.0

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { other.name == "page" }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            touch.type != .pencil
        }
    }
}

private struct ResetGesture: UIGestureRecognizerRepresentable {
    let action: () -> Void

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.numberOfTouchesRequired = 1
        return tap
    }

    func updateUIGestureRecognizer(_ tap: UITapGestureRecognizer, context: Context) { tap.isEnabled = true }

    func handleUIGestureRecognizerAction(_ tap: UITapGestureRecognizer, context: Context) {
        if tap.state == .recognized { action() }
    }
}

struct KnobPanelScreen: View {
    @State private var levels = ["Cutoff": 0.5, "Decay": 0.25, "Mix": 1.0]

    var body: some View {
        VStack(spacing: 24) {
            HStack(spacing: 20) {
                ForEach(levels.keys.sorted(), id: \.self) { name in
                    Knob(name: name, value: Binding(get: { levels[name, default: 0] }, set: { levels[name] = $0 }))
                }
            }
            Text("Peak \(levels.values.max() ?? 0, format: .percent)")
        }
    }
}

private struct Knob: View {
    let name: String
    @Binding var value: Double

    private var angle: Angle { .degrees(-135 + 270 * value) }

    var body: some View {
        VStack(spacing: 8) {
            ZStack {
                Circle().trim(from: 0, to: 0.75 * value).rotation(.degrees(135)).stroke(.tint, lineWidth: 4)
                Circle().fill(.gray.gradient).padding(8)
                Rectangle().frame(width: 3, height: 20).offset(y: -18).rotationEffect(angle)
            }
            .frame(width: 80, height: 80)
            .contentShape(.circle)
            .gesture(TurnGesture(value: $value, range: 0...1))
            .gesture(ResetGesture { value = 0.5 })
            .id("knob \(name)")
            Text(name).font(.caption)
            Text(value, format: .number.precision(.fractionLength(2))).font(.caption2.monospacedDigit())
        }
    }
}

#Preview { KnobPanelScreen() }
