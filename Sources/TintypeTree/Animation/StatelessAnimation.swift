/// An animation whose value at an instant depends on nothing that happened before it: it can be asked for any instant directly.
protocol StatelessAnimation: CustomAnimation {
    var isStateless: Bool { get }
}

extension StatelessAnimation {
    var isStateless: Bool { true }
}

extension Animation {
    /// False for animations of users, which may keep a state from step to step.
    var isStateless: Bool { (base as? any StatelessAnimation)?.isStateless ?? false }
}

extension CurveAnimation: StatelessAnimation {}
extension SpringAnimation: StatelessAnimation {}
extension AddedSpringAnimation: StatelessAnimation {}
extension DelayedAnimation: StatelessAnimation {
    var isStateless: Bool { animation.isStateless }
}
extension PacedAnimation: StatelessAnimation {
    var isStateless: Bool { animation.isStateless }
}
extension CompletedAnimation: StatelessAnimation {
    var isStateless: Bool { animation.isStateless }
}
extension RepeatedAnimation: StatelessAnimation {
    var isStateless: Bool { animation.isStateless }
}
