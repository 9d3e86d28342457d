import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let geometryGroup = ModifierSpec(
        "geometryGroup", "Makes the view's own geometry resolve before that of what is inside, in animations.",
        example: .on("geometryGroup", swift: ".geometryGroup()")
    ) { _ in wrapping { _, _ in GeometryGroupModifier() } }
}
