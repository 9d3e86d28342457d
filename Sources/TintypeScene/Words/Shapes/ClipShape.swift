import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let clipShape = ModifierSpec(
        "clipShape", "Shows only what lies inside a shape.",
        [
            .main("shape", .shape, "The shape.").required,
            ArgumentSpec("eoFill", .bool, "Whether the even-odd rule says what is inside.", default: "false"),
            ArgumentSpec("antialiased", .bool, "Whether the edges are smoothed.", default: "true"),
        ],
        example: .on("clipShape: Capsule", swift: ".clipShape(Capsule())", of: .photo)
    ) { call in
        let (shape, style) = (call.shape("shape") ?? Argument(Rectangle()), call.fillStyle())
        return wrapping { ClipModifier(shape($0, $1), style: style($0, $1)) }
    }

    static let clipped = ModifierSpec(
        "clipped", "Shows only what lies inside the view's bounds.",
        [ArgumentSpec("antialiased", .bool, "Whether the edges are smoothed.", default: "false")],
        example: WordExample(
            """
            Circle: {fill: purple}
            modifiers: [{frame: {width: 100, height: 100}}, {frame: {width: 60, height: 60}}, clipped]
            """,
            swift: """
                Circle().fill(.purple)
                    .frame(width: 100, height: 100)
                    .frame(width: 60, height: 60)
                    .clipped()
                """)
    ) { call in
        let isSmooth = call.bool("antialiased", default: false)
        return wrapping { ClipModifier(Rectangle(), style: FillStyle(antialiased: isSmooth($0, $1))) }
    }

    static let cornerRadius = ModifierSpec(
        "cornerRadius", "Shows the view with rounded corners.",
        [
            .main("radius", .number, "In points.", range: 0...(.infinity)).required,
            ArgumentSpec("antialiased", .bool, "Whether the edges are smoothed.", default: "true"),
        ],
        example: .on("cornerRadius: 16", swift: ".cornerRadius(16)", of: .photo)
    ) { call in
        let radius = call.number("radius", default: 0)
        let isSmooth = call.bool("antialiased", default: true)
        return wrapping {
            ClipModifier(
                RoundedRectangle(cornerRadius: radius($0, $1), style: .circular),
                style: FillStyle(antialiased: isSmooth($0, $1)))
        }
    }
}
