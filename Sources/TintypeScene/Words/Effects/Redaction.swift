import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension Choices {
    static let redactionReasons = Choice<RedactionReasons>(
        "reason", [("placeholder", .placeholder), ("privacy", .privacy), ("invalidated", .invalidated)])
}

extension ModifierSpec {
    static let redacted = ModifierSpec(
        "redacted", "Hides what texts and pictures hold.",
        .choices("reason", Choices.redactionReasons, "Why: not known yet, private, or out of date.").main,
        example: .on("redacted: placeholder", swift: ".redacted(reason: .placeholder)", of: .sign)
    ) { $0.redacted(reason: $1) }

    static let unredacted = ModifierSpec(
        "unredacted", "Shows what texts and pictures hold, whatever hides it around.",
        example: .on(
            "unredacted", swift: ".unredacted()", of: .text,
            then: [("redacted: placeholder", ".redacted(reason: .placeholder)")])
    ) { $0.unredacted() }

    static let privacySensitive = ModifierSpec(
        "privacySensitive", "Hides what the view holds where those around ask for privacy.",
        .bool("sensitive", "Whether it is.", default: true).main,
        example: .on(
            "privacySensitive", swift: ".privacySensitive()", of: .text,
            then: [("redacted: privacy", ".redacted(reason: .privacy)")])
    ) { $0.privacySensitive($1) }
}
