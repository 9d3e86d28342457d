import TintypeTree
import TintypeUI

/// A word for a composed view makes that view, so that both front ends draw the same.
func composed<Content: View>(_ make: @escaping (SceneFrame, Scope) -> Content) -> ViewBody {
    { frame, scope in Content._evaluate(make(frame, scope), into: &scope) }
}

/// A word for a modifier that other modifiers make.
func composed<Content: View>(
    _ make: @escaping (SceneFrame, Scope, ScopeView) -> Content
) -> ModifierBody {
    { frame, scope, content in Content._evaluate(make(frame, scope, ScopeView { content(&$0) }), into: &scope) }
}

/// An action as controls take it: they call it on the main actor, where scenes are evaluated.
func mainActorAction(_ action: @escaping () -> Void) -> @MainActor () -> Void {
    nonisolated(unsafe) let action = action
    return { action() }
}

extension SceneFrame {
    /// The views of a part, as a composed view takes them.
    func view(_ part: @escaping ViewBody) -> ScopeView {
        ScopeView { part(self, &$0) }
    }
}

extension ViewSpec {
    /// A word that makes a view of Swift's.
    ///
    /// - Parameter make: The view of the values that a scene gives the parameters.
    init<each Value, Content: View>(
        _ name: String, _ doc: String, _ parameters: repeat Parameter<each Value>, example: WordExample? = nil,
        @ViewBuilder make: @escaping @Sendable (repeat each Value) -> Content
    ) {
        var specs: [ArgumentSpec] = []
        repeat specs += (each parameters).specs
        // The closures are all of it, and they may go anywhere; Swift does not know that of the type of `some View`.
        nonisolated(unsafe) let body: (CallReader) -> ViewBody = { call in
            let arguments = (repeat (each parameters).read(call))
            return composed { frame, scope in make(repeat (each arguments)(frame, scope)) }
        }
        self.init(name, doc, specs, example: example) { body($0) }
    }
}

extension ModifierSpec {
    /// A word that calls a modifier of Swift's.
    ///
    /// - Parameter make: The modified view, of the view and the values that a scene gives the parameters.
    init<each Value, Content: View>(
        _ name: String, _ doc: String, _ parameters: repeat Parameter<each Value>, example: WordExample? = nil,
        @ViewBuilder make: @escaping @Sendable (ScopeView, repeat each Value) -> Content
    ) {
        var specs: [ArgumentSpec] = []
        repeat specs += (each parameters).specs
        // As for views: Swift does not know that the type of `some View` may go anywhere.
        nonisolated(unsafe) let body: (CallReader) -> ModifierBody = { call in
            let arguments = (repeat (each parameters).read(call))
            return composed { frame, scope, content in make(content, repeat (each arguments)(frame, scope)) }
        }
        self.init(name, doc, specs, example: example) { body($0) }
    }

    /// A word that calls a modifier of Swift's which `Text` has, too.
    ///
    /// - Parameters:
    ///   - text: The text's own modifier, for a part of a longer one.
    ///   - make: The modified view, of the view and the values that a scene gives the parameters.
    init<each Value, Content: View>(
        _ name: String, _ doc: String, _ parameters: repeat Parameter<each Value>, example: WordExample? = nil,
        text: @escaping @Sendable (Text, repeat each Value) -> Text,
        @ViewBuilder make: @escaping @Sendable (ScopeView, repeat each Value) -> Content
    ) {
        let view = ModifierSpec(name, doc, repeat each parameters, example: example, make: make)
        self.init(
            name, doc, view.arguments, example: example, text: own(text, repeat each parameters), lower: view.lower)
    }

    /// A word that calls a modifier which Swift's `Image` alone has: it stands right after an image.
    init<each Value>(
        ofImage name: String, _ doc: String, _ parameters: repeat Parameter<each Value>, example: WordExample? = nil,
        change: @escaping @Sendable (Image, repeat each Value) -> Image
    ) {
        var specs: [ArgumentSpec] = []
        repeat specs += (each parameters).specs
        self.init(name, doc, specs, example: example, image: own(change, repeat each parameters)) { call in
            call.checker.diagnostics.error(
                "\(call.name) belongs to an image", at: call.place,
                hint: "write it first among the modifiers of an Image")
            return { _, scope, content in content(&scope) }
        }
    }
}

/// A modifier of a value, of the values that a scene gives the parameters.
private func own<Owner, each Value>(
    _ change: @escaping @Sendable (Owner, repeat each Value) -> Owner, _ parameters: repeat Parameter<each Value>
) -> OwnModifier<Owner> {
    { call in
        let arguments = (repeat (each parameters).read(call))
        return Argument(fallback: { $0 }) { frame, scope in
            let values = (repeat (each arguments)(frame, scope))
            return { change($0, repeat each values) }
        }
    }
}
