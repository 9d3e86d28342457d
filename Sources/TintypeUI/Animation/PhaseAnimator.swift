public import TintypeTree

/// Shows its content in one phase after the other, each with its own animation. A picture shows the first.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    private let phases: [Phase]
    /// Returns whether the phases are gone through anew: the value that it captures has changed. nil for ever.
    private let trigger: ((Scope) -> Bool)?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?

    /// Goes through the phases once whenever `trigger` changes, and back to the first.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = { $0.isReplaced(by: trigger) }
        self.content = content
        self.animation = animation
    }

    /// Goes through the phases again and again.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    func evaluate(into scope: inout Scope) {
        guard let first = phases.first else { return }
        let shown = course(in: &scope).map { phases[$0.phase % phases.count] } ?? first
        scope.descend(.content) { Content._evaluate(content(shown), into: &$0) }
    }

    /// The way through the phases of a living view, which begins when the view appears or the trigger changes.
    private func course(in scope: inout Scope) -> PhaseCourse? {
        guard scope.session.presentation != nil, phases.count > 1 else { return nil }
        let session = scope.session
        let course = session.state(of: scope.id, index: scope.stateIndex) { PhaseCourse(session: session) }
        course.count = phases.count
        let (phases, animation) = (phases, animation)
        course.animation = { animation(phases[$0 % phases.count]) }
        course.isTriggered = trigger != nil
        if trigger?(scope) ?? true { course.begin() }
        return course
    }
}

/// The phase that a living view is in. Confined to the task of the session.
private nonisolated final class PhaseCourse {
    /// The number of the phase that is shown.
    private(set) var phase = 0
    var count = 0
    var animation: (Int) -> Animation? = { _ in nil }
    private weak var session: Session?
    /// Indicates whether the phases are over when all were gone through.
    var isTriggered = false
    private var isRunning = false

    init(session: Session) {
        self.session = session
    }

    /// Begins, where it is not under way.
    func begin() {
        guard !isRunning else { return }
        isRunning = true
        advance()
    }

    /// Goes on to the next phase, and from there when it is reached.
    private func advance() {
        guard let presentation = session?.presentation else { return }
        let next = phase + 1
        var transaction = Transaction(animation: animation(next)).inside(nil)
        transaction.addAnimationCompletion { [weak self] in
            guard let self else { return }
            // Back at the first, the phases are over where something began them.
            if isTriggered, phase % count == 0 { isRunning = false } else { advance() }
        }
        presentation.write(transaction) { [weak self] in self?.phase = next }
        session?.needAnotherRound()
    }
}

nonisolated extension View {
    /// Changes the view by one phase after the other, again and again. A picture shows the first.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Changes the view by one phase after the other whenever `trigger` changes. A picture shows the first.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
}
