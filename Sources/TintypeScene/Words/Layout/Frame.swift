import Foundation
import TintypeTree

extension ModifierSpec {
    private static let flexible = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]

    static let frame = ModifierSpec(
        "frame", "Gives the view a frame: of a fixed width and height, or of least, ideal and greatest ones.",
        [
            ArgumentSpec("width", .number, "The width, in points.", range: 0...(.infinity)),
            ArgumentSpec("height", .number, "The height, in points.", range: 0...(.infinity)),
            ArgumentSpec("minWidth", .number, "The least width, in points."),
            ArgumentSpec("idealWidth", .number, "The width where none is proposed, in points."),
            ArgumentSpec("maxWidth", .number, "The greatest width, in points, or infinity."),
            ArgumentSpec("minHeight", .number, "The least height, in points."),
            ArgumentSpec("idealHeight", .number, "The height where none is proposed, in points."),
            ArgumentSpec("maxHeight", .number, "The greatest height, in points, or infinity."),
            .alignment(.alignment, "Where the view stands in the frame."),
        ],
        example: .on(
            "frame: {maxWidth: infinity, alignment: leading}", swift: ".frame(maxWidth: .infinity, alignment: .leading)"
        )
    ) { call in
        for length in flexible {
            call.exclude("width", length)
            call.exclude("height", length)
        }
        let alignment = call.alignment("alignment")
        guard flexible.contains(where: call.has) else {
            let (width, height) = (call.optionalNumber("width"), call.optionalNumber("height"))
            return wrapping {
                FrameModifier(width: width($0, $1), height: height($0, $1), alignment: alignment($0, $1))
            }
        }
        let lengths = flexible.map(call.optionalNumber)
        return wrapping { frame, scope in
            let lengths = lengths.map { $0(frame, scope) }
            var modifier = FlexibleFrameModifier()
            (modifier.minWidth, modifier.idealWidth, modifier.maxWidth) = (lengths[0], lengths[1], lengths[2])
            (modifier.minHeight, modifier.idealHeight, modifier.maxHeight) = (lengths[3], lengths[4], lengths[5])
            modifier.alignment = alignment(frame, scope)
            return modifier
        }
    }
}
