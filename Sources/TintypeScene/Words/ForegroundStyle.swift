import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let foregroundStyle = ModifierSpec(
        "foregroundStyle", "The style of texts, symbols and unpainted shapes.",
        [.main("style", .style, "The style.").required]
    ) { call in
        let style = call.style("style") ?? Argument(Color.clear)
        return changingEnvironment { frame, scope, values in
            values.foreground = values.settled(style(frame, scope))
        }
    }

    static let foregroundColor = ModifierSpec(
        "foregroundColor", "The colour of texts, symbols and unpainted shapes.",
        [.main("color", .color, "The colour.").required]
    ) { call in
        let color = call.color("color")
        return changingEnvironment { $2.foreground = AnyShapeStyle(color($0, $1)) }
    }
}
