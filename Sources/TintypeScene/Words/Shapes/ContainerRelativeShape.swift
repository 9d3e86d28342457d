import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ShapeSpec {
    static let containerRelativeShape = ShapeSpec(
        "ContainerRelativeShape", "The shape of the container around the view; a rectangle outside any.",
        example: WordExample(
            """
            ContainerRelativeShape: {fill: cyan, inset: 8}
            modifiers: [{frame: {width: 120, height: 60}}]
            """,
            swift: "ContainerRelativeShape().inset(by: 8).fill(.cyan).frame(width: 120, height: 60)")
    ) { _ in Argument(ContainerRelativeShape()) }

    static let concentricRectangle = ShapeSpec(
        "ConcentricRectangle", "A rectangle whose corners follow those of the container around it.",
        [
            ArgumentSpec(
                "minimum", .number, "The least radius of the corners, in points.", range: 0...(.infinity)),
            ArgumentSpec(
                "corners", .number, "The radius of all corners, in points; they follow no container then.",
                range: 0...(.infinity)),
        ],
        example: WordExample(
            """
            ConcentricRectangle: {minimum: 12, fill: brown}
            modifiers: [{frame: {width: 120, height: 60}}]
            """,
            swift: """
                ConcentricRectangle(corners: .concentric(minimum: .fixed(12)))
                    .fill(.brown)
                    .frame(width: 120, height: 60)
                """)
    ) { call in
        call.exclude("minimum", "corners")
        let (least, fixed) = (call.optionalNumber("minimum"), call.optionalNumber("corners"))
        return Argument(fallback: Rectangle()) { frame, scope in
            if let radius = fixed(frame, scope) { return ConcentricRectangle(corners: .fixed(radius)) }
            guard let radius = least(frame, scope) else { return ConcentricRectangle() }
            return ConcentricRectangle(corners: .concentric(minimum: .fixed(radius)))
        }
    }
}
