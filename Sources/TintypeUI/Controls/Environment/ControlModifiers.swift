public import TintypeTree

nonisolated extension View {
    /// Makes the controls below unusable, and pale. A control that is disabled once stays so inside.
    public func disabled(_ disabled: Bool) -> some View {
        environmentChange { if disabled { $0.isEnabled = false } }
    }

    /// Sets the size of the controls below.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

    /// Sets the size of the controls below to the nearest one of `range`.
    public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        environmentChange { values in
            let allowed = ControlSize.allCases.filter(range.contains)
            guard let least = allowed.first, let greatest = allowed.last else { return }
            values.controlSize = min(max(values.controlSize, least), greatest)
        }
    }

    /// Leaves the labels of the controls below out.
    public func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Leaves the labels of the controls below out, or shows them.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }

    /// The accent style; a colour is one.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environmentChange { values in
            values.tint = tint as? Color
            values.tintStyle = tint.flatMap { $0 is Color ? nil : AnyShapeStyle($0) }
        }
    }

    /// Sets the repetition of buttons that are held down: of no effect in a still picture.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }

    /// Sets whether the buttons below take the room that they are offered.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }

    /// Sets whether something dragged opens the view: of no effect in a still picture.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
}

extension ControlSize: Comparable {
    public static func < (a: ControlSize, b: ControlSize) -> Bool {
        func rank(_ size: ControlSize) -> Int { ControlSize.allCases.firstIndex(of: size) ?? 0 }
        return rank(a) < rank(b)
    }
}

nonisolated extension View {
    /// Sets the look of what is chosen in a palette: not drawn.
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        node(InertModifier("paletteSelectionEffect(_:)") { _ in effect != .automatic })
    }
}

/// The look of what is chosen in a palette.
public struct PaletteSelectionEffect: Hashable, Sendable {
    private let name: String

    public static let automatic = PaletteSelectionEffect(name: "automatic")
    public static let custom = PaletteSelectionEffect(name: "custom")
    /// A variant of the symbol.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(name: "symbolVariant")
    }
}
