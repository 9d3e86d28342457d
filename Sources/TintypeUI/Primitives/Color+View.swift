public import TintypeTree

extension Color: View, BodylessView {
    public nonisolated static func _evaluate(_ view: Color, into scope: inout Scope) { scope.appendPaint(view) }
}

extension LinearGradient: View, BodylessView {
    public nonisolated static func _evaluate(_ view: LinearGradient, into scope: inout Scope) {
        scope.appendPaint(view, name: "LinearGradient")
    }
}

extension RadialGradient: View, BodylessView {
    public nonisolated static func _evaluate(_ view: RadialGradient, into scope: inout Scope) {
        scope.appendPaint(view, name: "RadialGradient")
    }
}

extension EllipticalGradient: View, BodylessView {
    public nonisolated static func _evaluate(_ view: EllipticalGradient, into scope: inout Scope) {
        scope.appendPaint(view, name: "EllipticalGradient")
    }
}

extension AngularGradient: View, BodylessView {
    public nonisolated static func _evaluate(_ view: AngularGradient, into scope: inout Scope) {
        scope.appendPaint(view, name: "AngularGradient")
    }
}

extension MeshGradient: View, BodylessView {
    public nonisolated static func _evaluate(_ view: MeshGradient, into scope: inout Scope) {
        scope.appendPaint(view, name: "MeshGradient")
    }
}
