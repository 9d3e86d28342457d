public import TintypeTree

/// Shows its content in one phase after the other. A picture shows the first.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    private let first: Phase?
    private let content: (Phase) -> Content

    /// Goes through the phases once whenever `trigger` changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content, animation: animation)
    }

    /// Goes through the phases again and again.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        first = phases.first { _ in true }
        self.content = content
    }

    func evaluate(into scope: inout Scope) {
        guard let first else { return }
        scope.descend(.content) { Content._evaluate(content(first), into: &$0) }
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
        phaseAnimator(phases, content: content, animation: animation)
    }
}
