import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let foregroundStyle = ModifierSpec(
        "foregroundStyle", "The style of texts, symbols and unpainted shapes.",
        [.main("style", .style, "The style.").required]
    ) { call in
        let style = call.style("style") ?? Argument(Color.clear)
        return changingEnvironment { frame, scope, values in
            values.setForeground(style(frame, scope))
        }
    }

    static let foregroundColor = ModifierSpec(
        "foregroundColor", "The colour of texts, symbols and unpainted shapes.",
        [.main("color", .color, "The colour.").required]
    ) { call in
        let color = call.color("color")
        return changingEnvironment { $2.foreground = AnyShapeStyle(color($0, $1)) }
    }

    static let tint = ModifierSpec(
        "tint", "The accent colour.", [.main("color", .color, "The colour.").required]
    ) { call in
        let color = call.color("color")
        return changingEnvironment { $2.tint = color($0, $1) }
    }

    static let lineLimit = ModifierSpec(
        "lineLimit", "The most lines of a text.",
        [.main("number", .integer, "The number of lines.", range: 1...1_000_000).required]
    ) { call in
        let number = call.number("number", default: 1)
        return changingEnvironment { $2.lineLimit = Int(min(max(number($0, $1), 1), 1_000_000)) }
    }

    static let lineSpacing = ModifierSpec(
        "lineSpacing", "Extra distance between the lines of a text.",
        [.main("lineSpacing", .number, "In points.").required]
    ) { call in
        let spacing = call.number("lineSpacing", default: 0)
        return changingEnvironment { $2.lineSpacing = spacing($0, $1) }
    }

    static let tracking = ModifierSpec(
        "tracking", "Extra distance after each character.", [.main("tracking", .number, "In points.").required]
    ) { call in
        let tracking = call.number("tracking", default: 0)
        return changingEnvironment { $2.tracking = tracking($0, $1) }
    }

    static let multilineTextAlignment = ModifierSpec(
        "multilineTextAlignment", "Which side the lines of a text share.",
        [.main("alignment", .choice(Choices.textAlignment.names), "The side.").required]
    ) { call in
        let alignment = call.choice("alignment", Choices.textAlignment, default: .leading)
        return changingEnvironment { $2.multilineTextAlignment = alignment($0, $1) }
    }

    static let truncationMode = ModifierSpec(
        "truncationMode", "Where a text that does not fit gets its ellipsis.",
        [.main("mode", .choice(Choices.truncationMode.names), "The part that gives way.").required]
    ) { call in
        let mode = call.choice("mode", Choices.truncationMode, default: .tail)
        return changingEnvironment { $2.truncationMode = mode($0, $1) }
    }

    static let imageScale = ModifierSpec(
        "imageScale", "How large symbols are beside text.",
        [.main("scale", .choice(Choices.imageScale.names), "The size.").required]
    ) { call in
        let scale = call.choice("scale", Choices.imageScale, default: .medium)
        return changingEnvironment { $2.imageScale = scale($0, $1) }
    }

    static let colorScheme = ModifierSpec(
        "colorScheme", "Light or dark.",
        [.main("colorScheme", .choice(Choices.colorScheme.names), "The scheme.").required]
    ) { call in
        let scheme = call.choice("colorScheme", Choices.colorScheme, default: .light)
        return changingEnvironment { $2.colorScheme = scheme($0, $1) }
    }
}

extension EnvironmentValues {
    /// A level of the hierarchy counts from the style around, so it is settled here; a colour still follows the scheme.
    fileprivate mutating func setForeground(_ style: any ShapeStyle) {
        if let color = style as? Color {
            foreground = AnyShapeStyle(color)
        } else {
            foreground = AnyShapeStyle(SettledStyle(style: style._resolve(in: self)))
        }
    }
}

/// A style as it came out where it was set.
private struct SettledStyle: ShapeStyle {
    let style: _ResolvedStyle

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { style }
}
