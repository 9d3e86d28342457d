/// The rule by which the colours of a layer are combined with those below it.
public enum BlendMode: Hashable, Sendable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    /// The layer where there is something below, and nothing elsewhere.
    case sourceAtop
    /// The layer behind what is there.
    case destinationOver
    /// Takes away what is below.
    case destinationOut
    /// The sum of both, less white.
    case plusDarker
    /// The sum of both.
    case plusLighter
}
