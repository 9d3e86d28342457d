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

extension ModifierSpec {
    /// A word that sets the style of a kind of control by its name.
    ///
    /// - Parameter controls: The kind of control, in the plural: "buttons".
    init(_ name: String, styleOf controls: String, _ looks: [ControlLook], example: WordExample) {
        let choice = SceneChoice("style of \(controls)", looks.map(\.name))
        let doc = "Sets the style of the \(controls) below."
        self.init(
            name, doc, [.main("style", .controlStyle(choice), "The style's name.").required], example: example
        ) { call in
            let style = call.datum("style", as: .choice(choice))?.map { $0.string ?? "" } ?? Argument("")
            return { frame, scope, content in
                let name = style(frame, scope)
                guard let look = looks.first(where: { $0.name == name }) else { return content(&scope) }
                look.set(ScopeView { content(&$0) }, &scope)
            }
        }
    }
}
