/// The rule by which a drawing is combined with what is there. CoreGraphics' type.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter

    package var mode: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: rawValue) }
}
