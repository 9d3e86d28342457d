import TintypeTree

/// A style as it came out where it was asked for.
struct FixedShapeStyle: ShapeStyle {
    let style: _ResolvedStyle

    init(_ style: _ResolvedStyle) {
        self.style = style
    }

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { style }
}

extension EnvironmentValues {
    /// The accent style as it comes out here: the tint around, or the system's blue.
    var accent: _ResolvedStyle { TintShapeStyle()._resolve(in: self) }
}
