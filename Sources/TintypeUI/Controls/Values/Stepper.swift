public import Foundation
import TintypeTree

/// A control that makes a value larger or smaller by steps.
public nonisolated struct Stepper<Label: View>: BuiltInView {
    private let label: Label
    /// Goes a step up, or down; nil for a way that is barred.
    private let onIncrement: () -> (() -> Void)?
    private let onDecrement: () -> (() -> Void)?

    /// - Parameter onEditingChanged: Is told before a step, and after it.
    init(
        label: Label, onIncrement: @escaping @autoclosure () -> (() -> Void)?,
        onDecrement: @escaping @autoclosure () -> (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void
    ) {
        func edited(_ step: (() -> Void)?) -> (() -> Void)? {
            step.map { step in
                {
                    onEditingChanged(true)
                    step()
                    onEditingChanged(false)
                }
            }
        }
        self.label = label
        self.onIncrement = { edited(onIncrement()) }
        self.onDecrement = { edited(onDecrement()) }
    }

    /// A stepper of a value between bounds.
    private init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>?, by step: V.Stride, label: Label,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        // The least integer has no opposite: it is asked for only where a step is taken.
        func goes(up isUp: Bool) -> () -> Void {
            {
                let next = value.wrappedValue.advanced(by: isUp ? step : -step)
                value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
            }
        }
        self.init(
            label: label, onIncrement: bounds.map { value.wrappedValue < $0.upperBound } ?? true ? goes(up: true) : nil,
            onDecrement: bounds.map { value.wrappedValue > $0.lowerBound } ?? true ? goes(up: false) : nil,
            onEditingChanged: onEditingChanged)
    }

    public var body: some View {
        let (up, down) = (onIncrement(), onDecrement())
        TrailingControl(label: label) {
            StepperPicture(canDecrement: down != nil, canIncrement: up != nil)
                .touched { scope in
                    let isVertical = StepperMetrics(scope.environment.platform).isVertical
                    let isMirrored = scope.isRightToLeft
                    return .tap("Stepper", isEnabled: scope.environment.isEnabled) { place, size in
                        let isUp =
                            isVertical ? place.y < size.height / 2 : (place.x > size.width / 2) != isMirrored
                        (isUp ? up : down)?()
                    }
                }
        }
        .node(ControlModifier("Stepper") { _ in [.step(up: up, down: down)] })
    }
}

private nonisolated struct StepperPicture: PrimitiveView {
    let canDecrement: Bool
    let canIncrement: Bool

    func evaluate(into scope: inout Scope) {
        let environment = scope.environment
        scope.append(
            .leaf(
                StepperLeaf(
                    metrics: StepperMetrics(environment.platform),
                    fill: ControlColor.tertiaryFill.color(in: environment),
                    mark: SystemColor.label(level: 0, in: environment),
                    separator: ControlColor.border.color(in: environment), isMirrored: scope.isRightToLeft,
                    canDecrement: canDecrement && environment.isEnabled,
                    canIncrement: canIncrement && environment.isEnabled)))
    }
}

// A step that would leave the bounds cannot be taken: its sign is pale.

extension Stepper {
    /// A stepper of actions of one's own; without one of them its sign is pale.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with actions for both buttons.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: nil, by: step, label: label(), onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, by: step, label: label(), onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// A stepper of a value that macOS shows in a field; iOS does not.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: nil, by: step, label: label(), onEditingChanged: onEditingChanged)
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
