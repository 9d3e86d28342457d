import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let coordinateSpace = ModifierSpec(
        "coordinateSpace", "Names the view's space for those inside: =proxy.frame(\"name\").",
        [.main("name", .string, "The name.").required]
    ) { call in
        let name = call.string("name")
        return wrapping { CoordinateSpaceModifier(AnyHashable(name($0, $1))) }
    }
}
