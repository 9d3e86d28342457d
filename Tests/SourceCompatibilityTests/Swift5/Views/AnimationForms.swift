import SwiftUI

// The forms in which animations, transitions and transactions are written. That they compile is what they claim.

extension AnyTransition {
    static var moveAndFade: AnyTransition {
        .asymmetric(
            insertion: AnyTransition.move(edge: .trailing).combined(with: .opacity),
            removal: .scale(scale: 0.1, anchor: .bottom).combined(with: .opacity))
    }

    static let pivot = AnyTransition.modifier(active: Turned(degrees: 90), identity: Turned(degrees: 0))

    static func fly(from edge: Edge) -> AnyTransition { AnyTransition.move(edge: edge).animation(.linear(duration: 1)) }
}

struct Turned: ViewModifier {
    let degrees: Double

    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(degrees), anchor: .topLeading).clipped()
    }
}

struct DropIn: Transition {
    var height: CGFloat = 40

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .offset(y: phase == .willAppear ? -height : 0)
            .scaleEffect(phase.isIdentity ? 1 : 0.5)
            .rotationEffect(.degrees(phase.value * 20))
    }
}

extension Transition where Self == DropIn {
    static var drop: DropIn { DropIn() }
}

extension Animation {
    static let gentle = Animation.spring(response: 0.55, dampingFraction: 0.8, blendDuration: 0)
    static func ripple(_ index: Int) -> Animation { .spring(dampingFraction: 0.5).speed(2).delay(0.03 * Double(index)) }
}

struct AnimationForms: View {
    @State private var isOn = false
    @State private var count = 0
    @Namespace private var space

    var body: some View {
        VStack {
            Text("1").animation(.default)
            Text("2").animation(.easeInOut, value: isOn).animation(nil, value: count)
            Text("3").animation(isOn ? .easeIn : .easeOut(duration: 0.2), value: isOn)
            Text("4").animation(.spring(), value: count).animation(.spring, value: count)
            Text("5").animation(.spring(response: 0.3), value: count).animation(
                .spring(duration: 1, bounce: 0.4), value: isOn)
            Text("6").animation(.interactiveSpring(), value: isOn).animation(.ripple(3), value: isOn)
            Text("7").animation(.interpolatingSpring(stiffness: 100, damping: 10), value: isOn)
            Text("8").animation(
                .interpolatingSpring(mass: 1, stiffness: 9, damping: 1, initialVelocity: 5), value: isOn)
            transitions
            animators
            transactions
        }
    }

    private var transitions: some View {
        Group {
            if !isOn {
                Text("a").transition(.opacity).transition(.slide).transition(.scale).transition(.identity)
                Text("b").transition(.move(edge: .bottom)).transition(.offset(x: 10, y: 20)).transition(
                    .push(from: .top))
                Text("c").transition(.moveAndFade).transition(.pivot).transition(.fly(from: .leading))
                Text("d").transition(.drop).transition(DropIn(height: 10).animation(.bouncy)).transition(.blurReplace)
                Text("e").transition(.scale(0.5, anchor: .top)).transition(
                    .asymmetric(insertion: .slide, removal: .opacity))
                Text("f").transition(AnyTransition.opacity.animation(.easeInOut(duration: 1.0)))
                Image(systemName: "star").transition(.symbolEffect(.disappear)).transition(.symbolEffect)
                Text("g").transition(.opacity.combined(with: .scale(scale: 0.3))).transition(
                    .scale.animation(.spring()))
            }
        }
    }

    private var animators: some View {
        VStack {
            Image(systemName: "bell")
                .symbolEffect(.bounce, value: count)
                .symbolEffect(.pulse)
                .symbolEffect(.variableColor.iterative, options: .repeating, value: isOn)
                .symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), value: count)
                .symbolEffect(.rotate, options: .repeat(.periodic(2, delay: 1)), isActive: isOn)
                .contentTransition(.symbolEffect(.replace))
                .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp)))
            Text("\(count)").contentTransition(.numericText()).contentTransition(.numericText(countsDown: true))
            Text("p").phaseAnimator([false, true]) { content, isUp in
                content.offset(y: isUp ? -10 : 0)
            } animation: { isUp in
                isUp ? .easeInOut(duration: 1) : .spring
            }
            Text("q").phaseAnimator([0, 1, 2], trigger: count) { view, phase in
                view.scaleEffect(1 + 0.1 * CGFloat(phase))
            }
            Text("k").keyframeAnimator(initialValue: 0.0, repeating: true) { view, angle in
                view.rotationEffect(.degrees(angle))
            } keyframes: { _ in
                LinearKeyframe(0.0, duration: 0.1)
                CubicKeyframe(40.0, duration: 0.4)
            }
            TimelineView(.animation) { timeline in
                let seconds = timeline.date.timeIntervalSinceReferenceDate
                Text("\(Int(seconds) % 60)")
            }
            TimelineView(.animation(minimumInterval: 1.0 / 60, paused: isOn)) { _ in Text("t") }
            TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.cadence <= .seconds ? "live" : "slow")
            }
        }
    }

    private var transactions: some View {
        VStack {
            Text("x").transaction { $0.animation = nil }
            Text("y").transaction { transaction in
                transaction.animation = transaction.animation?.delay(0.2)
                transaction.disablesAnimations = true
            }
            Text("z").transaction(value: count) { $0.animation = .gentle }
            Text("w").animation(.smooth) { $0.scaleEffect(isOn ? 1.5 : 1) }
            Toggled(isOn: $isOn.animation(), count: $count.animation(.easeIn(duration: 0.1)))
        }
        .onTapGesture {
            var transaction = Transaction(animation: .linear)
            transaction.disablesAnimations = true
            withTransaction(transaction) { isOn.toggle() }
            withTransaction(\.animation, .bouncy) { count += 1 }
            withAnimation(.spring()) { count += 1 }
            withAnimation(nil) { self.isOn.toggle() }
            withAnimation(Animation.easeInOut(duration: 1).repeatForever(autoreverses: false).delay(1)) { isOn = true }
            withAnimation(.linear(duration: 1), completionCriteria: .removed) {
                count = 0
            } completion: {
                count = 1
            }
            let next = withAnimation { count + 1 }
            print(next)
        }
    }
}

private struct Toggled: View {
    @Binding var isOn: Bool
    @Binding var count: Int

    var body: some View {
        CountingText(value: Double(count)).opacity(isOn ? 0 : 1)
    }
}

struct CountingText: View, Animatable {
    var value: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { Text("\(Int(value))") }
}

struct Wobble: AnimatableModifier {
    var pair: AnimatablePair<Double, CGFloat>

    var animatableData: AnimatablePair<Double, CGFloat> {
        get { pair }
        set { pair = newValue }
    }

    func body(content: Content) -> some View { content.rotationEffect(.degrees(pair.first)).offset(x: pair.second) }
}

struct ElasticAnimation: CustomAnimation {
    var duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: time / duration)
    }
}

extension Animation {
    static func elastic(_ duration: TimeInterval) -> Animation { Animation(ElasticAnimation(duration: duration)) }
}
