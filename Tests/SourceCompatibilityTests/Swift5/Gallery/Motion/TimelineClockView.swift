import SwiftUI

struct TimelineClockView: View {
    var body: some View {
        TimelineView(.periodic(from: .distantPast, by: 1)) { context in
            let seconds = context.date.timeIntervalSince1970
            VStack(spacing: 36) {
                ZStack {
                    Circle().fill(Color(.secondarySystemBackground))
                    Circle().strokeBorder(Color.primary.opacity(0.2), lineWidth: 2)
                    ForEach(0..<12) { hour in
                        Capsule()
                            .fill(Color.primary)
                            .frame(width: 3, height: hour % 3 == 0 ? 16 : 8)
                            .offset(y: -118)
                            .rotationEffect(.degrees(Double(hour) * 30))
                    }
                    Hand(length: 70, width: 7, angle: .degrees(seconds / 3600 * 30))
                    Hand(length: 100, width: 5, angle: .degrees(seconds / 60 * 6))
                    Hand(length: 110, width: 2, angle: .degrees(seconds * 6), color: .orange)
                    Circle().fill(Color.orange).frame(width: 12, height: 12)
                }
                .frame(width: 270, height: 270)

                Text(time(seconds))
                    .font(.system(size: 40, weight: .semibold, design: .rounded).monospacedDigit())
            }
        }
    }

    private func time(_ seconds: TimeInterval) -> String {
        let day = Int(seconds) % 86_400
        return String(format: "%02d:%02d:%02d", day / 3600, day / 60 % 60, day % 60)
    }
}

private struct Hand: View {
    var length: CGFloat
    var width: CGFloat
    var angle: Angle
    var color = Color.primary

    var body: some View {
        Capsule()
            .fill(color)
            .frame(width: width, height: length)
            .offset(y: -length / 2)
            .rotationEffect(angle)
    }
}
