import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let mask = ModifierSpec(
        "mask", "Shows the view where other views, proposed its size, are opaque, and as far as they are.",
        .views("mask", "The views.").required.main, .alignment("Where the views stand."),
        example: .on(
            "mask: {Text: Sunset, modifiers: [{font: {style: title, weight: black}}]}",
            swift: """
                .mask {
                    Text("Sunset").font(.system(.title, weight: .black))
                }
                """, of: .photo)
    ) { content, mask, alignment in content.mask(alignment: alignment) { mask } }

    static let border = ModifierSpec(
        "border", "Draws a line inside the view's bounds, over it.", .style("content", "What it is drawn with.").main,
        .number("width", "In points.", range: 0...Double.infinity, default: 1),
        example: .on(
            "border: {content: blue, width: 3}", swift: ".border(.blue, width: 3)", of: .text)
    ) { $0.border($1, width: $2) }
}
