package import TintypeGraphics

/// The drawing of symbols otherwise than at rest, by the effects around them. Their places stay: an effect changes how a symbol is
/// drawn, never the layout around it.
package struct SymbolPose {
    package var scale = 1.0
    package var rotation = Angle.zero
    /// The distance from its place, as parts of the symbol's width and height.
    package var shift = UnitPoint.zero
    package var opacity = 1.0
    /// The opacity of a layer by its number from the back and the number of layers; nil where all are drawn alike.
    package var layers: ((_ index: Int, _ count: Int) -> Double)?

    package init() {}

    /// The pose of a symbol at rest.
    package static var rest: SymbolPose { SymbolPose() }

    /// Both poses together.
    package func combined(with other: SymbolPose) -> SymbolPose {
        var both = self
        both.scale *= other.scale
        both.rotation = rotation + other.rotation
        both.shift = UnitPoint(x: shift.x + other.shift.x, y: shift.y + other.shift.y)
        both.opacity *= other.opacity
        if let own = layers, let its = other.layers {
            both.layers = { own($0, $1) * its($0, $1) }
        } else {
            both.layers = layers ?? other.layers
        }
        return both
    }

    /// The pose without movement, for readers who like less of it.
    package var still: SymbolPose {
        var still = self
        (still.scale, still.rotation, still.shift) = (1, .zero, .zero)
        return still
    }
}

private enum SymbolPoseKey: EnvironmentKey {
    static var defaultValue: SymbolPose { .rest }
}

extension EnvironmentValues {
    /// The pose of the symbols below.
    package var symbolPose: SymbolPose {
        get { self[SymbolPoseKey.self] }
        set { self[SymbolPoseKey.self] = newValue }
    }
}
