public import TintypeTree

extension Color: View {
    public var body: Never { preconditionFailure("Color has no body") }
    public nonisolated static func _evaluate(_ view: Color, into scope: inout Scope) { scope.appendPaint(view) }
}

extension LinearGradient: View {
    public var body: Never { preconditionFailure("LinearGradient has no body") }
    public nonisolated static func _evaluate(_ view: LinearGradient, into scope: inout Scope) {
        scope.appendPaint(view, name: "LinearGradient")
    }
}

extension RadialGradient: View {
    public var body: Never { preconditionFailure("RadialGradient has no body") }
    public nonisolated static func _evaluate(_ view: RadialGradient, into scope: inout Scope) {
        scope.appendPaint(view, name: "RadialGradient")
    }
}

extension EllipticalGradient: View {
    public var body: Never { preconditionFailure("EllipticalGradient has no body") }
    public nonisolated static func _evaluate(_ view: EllipticalGradient, into scope: inout Scope) {
        scope.appendPaint(view, name: "EllipticalGradient")
    }
}

extension AngularGradient: View {
    public var body: Never { preconditionFailure("AngularGradient has no body") }
    public nonisolated static func _evaluate(_ view: AngularGradient, into scope: inout Scope) {
        scope.appendPaint(view, name: "AngularGradient")
    }
}

extension MeshGradient: View {
    public var body: Never { preconditionFailure("MeshGradient has no body") }
    public nonisolated static func _evaluate(_ view: MeshGradient, into scope: inout Scope) {
        scope.appendPaint(view, name: "MeshGradient")
    }
}
