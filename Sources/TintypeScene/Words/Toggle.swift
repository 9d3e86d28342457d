import TintypeTree
import TintypeUI

extension ViewSpec {
    static let toggle = ViewSpec(
        "Toggle", "A control that is on or off.",
        [
            .main("title", .string, "The label, where it is a text."),
            ArgumentSpec("label", .views, "The views that say what is on or off."),
            ArgumentSpec("isOn", .bool, "Its state.").required,
        ]
    ) { call in
        let (label, isOn) = (call.label(), call.bool("isOn", default: false))
        return composed { frame, scope in
            Toggle(isOn: .constant(isOn(frame, scope))) { label(frame) }
        }
    }
}
