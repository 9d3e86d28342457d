import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let animation = ModifierSpec(
        "animation", "Animates what is inside when a value is another one, or whatever changes.",
        .animation("animation", "The animation.").main.required,
        .optional(.any("value", "The value; without it, all.")),
        example: .on("animation: {animation: smooth, value: 1}", swift: ".animation(.smooth, value: 1)")
    ) { view, animation, value in
        if let value { view.animation(animation, value: value) } else { view.animation(animation) }
    }

    static let transition = ModifierSpec(
        "transition", "Says how the view comes and goes: by one transition, or several together.",
        .transition("transition", "The transition.").main,
        example: .on("transition: {move: leading}", swift: ".transition(.move(edge: .leading))")
    ) { $0.transition($1) }
}
