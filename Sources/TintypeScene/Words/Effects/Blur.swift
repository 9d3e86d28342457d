import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let blur = ModifierSpec(
        "blur", "Blurs the view.",
        .number("radius", "How soft it gets, in points.", range: 0...10_000).main,
        .bool("opaque", "Whether the view's edges stay as they are.", default: false),
        example: .on("blur: 3", swift: ".blur(radius: 3)", of: .photo)
    ) { $0.blur(radius: $1, opaque: $2) }
}
