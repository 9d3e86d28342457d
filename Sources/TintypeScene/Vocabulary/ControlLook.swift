import TintypeTree
import TintypeUI

/// A style of a kind of control: SwiftUI's name of it, and the call that sets it.
struct ControlLook: Sendable {
    let name: String
    let set: @Sendable (ScopeView, inout Scope) -> Void

    init<Content: View>(_ name: String, set: @escaping @Sendable (ScopeView) -> Content) {
        self.name = name
        // Swift does not know that the type of `some View` may go anywhere.
        nonisolated(unsafe) let evaluation: (ScopeView, inout Scope) -> Void = { view, scope in
            Content._evaluate(set(view), into: &scope)
        }
        self.set = { evaluation($0, &$1) }
    }
}

/// The call that sets a style which a scene declares for a kind of control.
struct DeclaredLook: Sendable {
    let kind: ControlKind
    let set: @Sendable (ScopeView, DeclaredStyle, inout Scope) -> Void

    init<Content: View>(_ kind: ControlKind, set: @escaping @Sendable (ScopeView, DeclaredStyle) -> Content) {
        self.kind = kind
        nonisolated(unsafe) let evaluation: (ScopeView, DeclaredStyle, inout Scope) -> Void = { view, style, scope in
            Content._evaluate(set(view, style), into: &scope)
        }
        self.set = { evaluation($0, $1, &$2) }
    }
}

extension ModifierSpec {
    /// A word that sets the style of a kind of control by its name.
    ///
    /// - Parameters:
    ///   - controls: The kind of control, in the plural: "buttons".
    ///   - declared: The call for a style that the scene declares; nil for a control that has none such.
    init(
        _ name: String, styleOf controls: String, _ looks: [ControlLook], declared: DeclaredLook? = nil,
        example: WordExample
    ) {
        let choice = Choice("style of \(controls)", looks.map { ($0.name, $0) })
        let doc = "Sets the style of the \(controls) below."
        let argument = ArgumentSpec.main("style", .controlStyle(choice.names), "The style's name.").required
        self.init(name, doc, [argument], example: example) { call in
            let style: Argument<NamedControlStyle<ControlLook>> =
                if let declared {
                    Parameter.controlStyle("style", choice, of: declared.kind, "").read(call)
                } else {
                    call.datum("style", as: .choice(choice.names))?
                        .map { .named($0.string.flatMap(choice.value) ?? choice.first) }
                        ?? Argument(.named(choice.first))
                }
            return { frame, scope, content in
                let view = ScopeView { content(&$0) }
                switch style(frame, scope) {
                case .named(let look): look.set(view, &scope)
                case .declared(let own): declared?.set(view, own, &scope)
                }
            }
        }
    }
}
