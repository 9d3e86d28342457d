import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let coordinateSpace = ModifierSpec(
        "coordinateSpace", "Names the view's space for those inside: =proxy.frame(\"name\").",
        [.main("name", .string, "The name.").required],
        example: WordExample(
            """
            VStack:
              - Color: teal
                modifiers: [{frame: {height: 20}}]
              - GeometryReader:
                  - Text: $(proxy.frame("card").minY) points down
            modifiers: [{coordinateSpace: card}]
            """,
            swift: #"""
                VStack {
                    Color.teal.frame(height: 20)
                    GeometryReader { proxy in
                        Text("\(Int(proxy.frame(in: .named("card")).minY)) points down")
                    }
                }
                .coordinateSpace(.named("card"))
                """#)
    ) { call in
        let name = call.string("name")
        return wrapping { CoordinateSpaceModifier(AnyHashable(name($0, $1))) }
    }
}
