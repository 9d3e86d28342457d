import TintypeGraphics
import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let colorMultiply = ModifierSpec(
        "colorMultiply", "Multiplies each channel of the view's colours with that of a colour.",
        .color("color", "The colour.").main,
        example: .on("colorMultiply: yellow", swift: ".colorMultiply(.yellow)", of: .photo)
    ) { $0.colorMultiply($1) }

    static let brightness = ModifierSpec(
        "brightness", "Adds to each channel of the view's colours.",
        .amount("amount", "0 changes nothing, 1 is white, -1 black.").main,
        example: .on("brightness: 0.2", swift: ".brightness(0.2)", of: .photo)
    ) { $0.brightness($1) }

    static let contrast = ModifierSpec(
        "contrast", "Multiplies the distance of the view's colours from middle grey.",
        .amount("amount", "1 changes nothing, 0 is grey.").main,
        example: .on("contrast: 1.5", swift: ".contrast(1.5)", of: .photo)
    ) { $0.contrast($1) }

    static let saturation = ModifierSpec(
        "saturation", "Multiplies the distance of the view's colours from grey.",
        .amount("amount", "1 changes nothing, 0 is grey.").main,
        example: .on("saturation: 0.4", swift: ".saturation(0.4)", of: .photo)
    ) { $0.saturation($1) }

    static let grayscale = ModifierSpec(
        "grayscale", "Takes the view's colours out.", .amount("amount", "0 changes nothing, 1 is grey.").main,
        example: .on("grayscale: 1", swift: ".grayscale(1)", of: .photo)
    ) { $0.grayscale($1) }

    static let hueRotation = ModifierSpec(
        "hueRotation", "Turns the view's hues.", .angle("angle", "In degrees.").main,
        example: .on("hueRotation: 120", swift: ".hueRotation(.degrees(120))", of: .photo)
    ) { $0.hueRotation($1) }

    static let colorInvert = ModifierSpec(
        "colorInvert", "Takes each channel of the view's colours from 1.",
        example: .on("colorInvert", swift: ".colorInvert()", of: .photo)
    ) { $0.colorInvert() }

    static let luminanceToAlpha = ModifierSpec(
        "luminanceToAlpha", "Makes the view black, as opaque as it was light.",
        example: .on("luminanceToAlpha", swift: ".luminanceToAlpha()", of: .photo)
    ) { $0.luminanceToAlpha() }
}
