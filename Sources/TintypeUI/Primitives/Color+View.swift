public import TintypeTree

extension Color: View {
    public var body: Never { preconditionFailure("Color has no body") }
    public static func _evaluate(_ view: Color, into scope: inout Scope) { scope.appendPaint(view) }
}

extension LinearGradient: View {
    public var body: Never { preconditionFailure("LinearGradient has no body") }
    public static func _evaluate(_ view: LinearGradient, into scope: inout Scope) {
        scope.appendPaint(view, name: "LinearGradient")
    }
}
