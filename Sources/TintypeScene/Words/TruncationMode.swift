import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let truncationMode = ModifierSpec(
        "truncationMode", "Where a text that does not fit gets its ellipsis.",
        [.main("mode", .choice(Choices.truncationMode.names), "The part that gives way.").required]
    ) { call in
        let mode = call.choice("mode", Choices.truncationMode, default: .tail)
        return changingEnvironment { $2.truncationMode = mode($0, $1) }
    }
}
