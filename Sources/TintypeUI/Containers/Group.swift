public import TintypeTree

/// Several views as one for modifiers; it lays nothing out.
public struct Group<Content> {
    package let content: Content

    package init(parts content: Content) {
        self.content = content
    }
}

extension Group: View where Content: View {
    public var body: Never { preconditionFailure("Group has no body") }

    public init(@ViewBuilder content: () -> Content) {
        self.init(parts: content())
    }

    public static func _evaluate(_ view: Group<Content>, into scope: inout Scope) {
        Content._evaluate(view.content, into: &scope)
    }
}
