import Foundation
import TintypeTree

/// A bar that is filled up to a fraction.
nonisolated struct ProgressBarPicture: PrimitiveView {
    /// 0...1; nil where nobody knows.
    let fraction: Double?
    /// The word for it in dumps.
    var name = "ProgressBar"
    /// nil for the tint around.
    var tint: Color?

    func evaluate(into scope: inout Scope) {
        let environment = scope.environment
        let fill = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(GaugeTint())
        scope.append(
            .leaf(
                ProgressBarLeaf(
                    fraction: fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 },
                    isMirrored: scope.isRightToLeft, height: ProgressMetrics(environment).barHeight,
                    fill: fill._resolve(in: environment), track: ControlColor.fill.color(in: environment),
                    word: name)))
    }
}

/// A spinner that turns while something is waited for. Its colour is the tint around, or the system's grey.
nonisolated struct SpinnerPicture: PrimitiveView {
    /// nil for the tint around.
    let tint: Color?

    func evaluate(into scope: inout Scope) {
        let environment = scope.environment
        var color = ControlColor.secondaryLabel.color(in: environment)
        let chosen = tint?._resolve(in: environment) ?? (environment.hasTint ? environment.accent : nil)
        if case .color(let tint)? = chosen?.storage { color = tint }
        scope.append(.leaf(SpinnerLeaf(side: ProgressMetrics(environment).spinnerSide, color: color)))
    }
}

/// A ring filled up to a fraction, or with a dot there.
nonisolated struct RingPicture: PrimitiveView {
    /// 0...1.
    let fraction: Double
    /// In points.
    let side: CGFloat
    let lineWidth: CGFloat
    /// Indicates whether it is open at the bottom by a quarter.
    var isOpen = false
    /// Indicates whether a dot is at the place instead of a filled arc.
    var hasDot = false
    /// nil for the tint around.
    var tint: Color?

    func evaluate(into scope: inout Scope) {
        let environment = scope.environment
        scope.append(
            .leaf(
                RingLeaf(
                    fraction: fraction.isFinite ? min(max(fraction, 0), 1) : 0, side: side, lineWidth: lineWidth,
                    isOpen: isOpen, hasDot: hasDot, fill: tint?._resolve(in: environment) ?? environment.accent,
                    stops: tint == nil ? environment.accentStops : nil,
                    track: ControlColor.fill._resolve(in: environment),
                    gap: environment.colorScheme == .dark ? .black : .white)))
    }
}
