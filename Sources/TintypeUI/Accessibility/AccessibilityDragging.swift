public import TintypeGraphics
import TintypeTree

// A picture is gone through by no assistive technology.
nonisolated extension View {
    /// Sets a place of the view at which a drag can begin or end, and its name: nothing of it is seen.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> _Told<Self> { untold }
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> _Told<Self> { untold }
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool = true
    ) -> _Told<Self> { untold }
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> _Told<Self> { untold }
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> _Told<Self> { untold }
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool = true
    ) -> _Told<Self> { untold }

    /// Sets what is said of the place to which the view has scrolled: nothing of it is seen.
    public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> _Told<Self> { untold }
    public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> _Told<Self> {
        untold
    }
    @_disfavoredOverload
    public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> _Told<Self> {
        untold
    }
}
