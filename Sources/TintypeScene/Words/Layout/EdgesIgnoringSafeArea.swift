import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let edgesIgnoringSafeArea = ModifierSpec(
        "edgesIgnoringSafeArea", "Lets the view reach into unsafe areas: the older form of ignoresSafeArea.",
        .choices("edges", Choices.edges, "At which it does.").main,
        example: .on("edgesIgnoringSafeArea: all", swift: ".edgesIgnoringSafeArea(.all)")
    ) { $0.edgesIgnoringSafeArea($1) }
}
