public import Foundation
public import TintypeGraphics
import TintypeTree

// The forms that say whether they hold. Nothing of them is seen in either case.
nonisolated extension View {
    /// Sets the names by which the view may be called aloud, or leaves them.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        accessibilityInputLabels(inputLabels)
    }

    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View {
        accessibilityInputLabels(inputLabelKeys)
    }

    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View {
        accessibilityInputLabels(inputLabels)
    }

    /// Sets the point at which the view is activated, in points or as a fraction of its bounds, or leaves it.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// Sets a place of the view at which a drag can begin or end, and its name, or leaves it.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View { accessibilityDragPoint(point, description: description) }

    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View { accessibilityDragPoint(point, description: description) }

    /// A place where something can be dropped, while it is enabled.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View { accessibilityDropPoint(point, description: description) }

    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View { accessibilityDropPoint(point, description: description) }
}
