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
}
