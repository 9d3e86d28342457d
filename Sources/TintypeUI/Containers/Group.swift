public import TintypeTree

/// Several views as one for modifiers; it lays nothing out.
public struct Group<Content> {
    package let content: Content

    init(parts content: Content) {
        self.content = content
    }

    /// A group of what is no view. A function, as an initializer of the package could be meant by every `Group { … }` in it.
    package static func of(_ content: Content) -> Group { Group(parts: content) }
}

extension Group: View, BodylessView where Content: View {
    /// Creates a group of views.
    public init(@ViewBuilder content: () -> Content) {
        self.init(parts: content())
    }

    public nonisolated static func _evaluate(_ view: Group<Content>, into scope: inout Scope) {
        Content._evaluate(view.content, into: &scope)
    }
}
