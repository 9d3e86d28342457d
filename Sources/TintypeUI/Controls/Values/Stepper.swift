public import Foundation
import TintypeTree

/// A control that makes a value larger or smaller by steps.
public nonisolated struct Stepper<Label: View>: BuiltInView {
    private let label: Label
    private let canDecrement: Bool
    private let canIncrement: Bool

    init(label: Label, canDecrement: Bool, canIncrement: Bool) {
        self.label = label
        self.canDecrement = canDecrement
        self.canIncrement = canIncrement
    }

    public var body: some View {
        TrailingControl(label: label) {
            StepperPicture(canDecrement: canDecrement, canIncrement: canIncrement)
        }
        .node(ControlModifier("Stepper"))
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

// A step that would leave the bounds cannot be taken: its sign is pale. `onEditingChanged` is never called in a still picture.

extension Stepper {
    /// A stepper of actions of one's own; without one of them its sign is pale.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), canDecrement: onDecrement != nil, canIncrement: onIncrement != nil)
    }

    /// Creates a stepper with actions for both buttons.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), canDecrement: onDecrement != nil, canIncrement: onIncrement != nil)
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), canDecrement: true, canIncrement: true)
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(), canDecrement: value.wrappedValue > bounds.lowerBound,
            canIncrement: value.wrappedValue < bounds.upperBound)
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
        self.init(label: label(), canDecrement: true, canIncrement: true)
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
