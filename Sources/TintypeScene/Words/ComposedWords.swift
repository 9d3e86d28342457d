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

extension CallReader {
    /// The text of the argument `title`, or the views of another one.
    func label(_ name: String = "label") -> (SceneFrame) -> ScopeView {
        exclude("title", name)
        let body = has("title") ? text("title") : views(name)
        return { $0.view(body) }
    }
}
