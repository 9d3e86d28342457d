import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let lineLimit = ModifierSpec(
        "lineLimit", "The most lines of a text.",
        [.main("number", .integer, "The number of lines.", range: 1...1_000_000).required]
    ) { call in
        let number = call.number("number", default: 1)
        return changingEnvironment { $2.lineLimit = Int(min(max(number($0, $1), 1), 1_000_000)) }
    }
}
