import SwiftUI

struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(
                translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
    }
}

struct ShakeFieldView: View {
    @State private var attempts = 0.0
    @State private var digits = [3, 1, 4]

    var body: some View {
        VStack(spacing: 40) {
            VStack(spacing: 12) {
                Image(systemName: "lock.fill").font(.largeTitle).foregroundColor(.blue)
                Text("Enter Passcode").font(.title3.weight(.semibold))
            }

            HStack(spacing: 24) {
                ForEach(0..<4) { index in
                    Circle()
                        .strokeBorder(Color.primary, lineWidth: 2)
                        .background(Circle().fill(index < digits.count ? Color.primary : .clear))
                        .frame(width: 18, height: 18)
                }
            }
            .modifier(Shake(animatableData: CGFloat(attempts)))

            VStack(spacing: 18) {
                ForEach(0..<3) { row in
                    HStack(spacing: 28) {
                        ForEach(1..<4) { column in
                            key(row * 3 + column)
                        }
                    }
                }
                key(0)
            }
        }
        .padding()
    }

    private func key(_ digit: Int) -> some View {
        Text("\(digit)")
            .font(.system(size: 32, weight: .light))
            .frame(width: 76, height: 76)
            .background(Color(.secondarySystemBackground), in: Circle())
            .onTapGesture {
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
                digits.append(digit)
                guard digits.count == 4 else { return }
                withAnimation(.default) { attempts += 1 }
                UINotificationFeedbackGenerator().notificationOccurred(.error)
                digits.removeAll()
            }
            .accessibilityLabel("\(digit)")
            .accessibilityAddTraits(.isKeyboardKey)
    }
}
