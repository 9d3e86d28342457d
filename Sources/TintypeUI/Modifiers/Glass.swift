public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A kind of Liquid Glass. It is drawn plainly: frosted, with a bright rim; it neither bends what is below nor flows
/// together with other glass.
public struct Glass: Equatable, Sendable {
    private enum Kind {
        case regular, clear, identity
    }

    private let kind: Kind
    private var color: Color?

    public static var regular: Glass { Glass(kind: .regular) }
    /// Glass that hides less.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// The glass in a colour; nil takes it away.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// Glass that answers to touches, which a picture has none of.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    fileprivate var isNothing: Bool { kind == .identity }
    fileprivate var style: GlassStyle { GlassStyle(tint: color, isClear: kind == .clear) }
}

/// The shape of glass that names none: a capsule.
public struct DefaultGlassEffectShape: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The transition by which glass comes and goes. A picture shows it there or not.
public struct GlassEffectTransition: Sendable {
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// Views whose glass belongs together. Each is drawn by itself.
public nonisolated struct GlassEffectContainer<Content: View>: BuiltInView {
    private let content: Content

    /// Creates a container; `spacing` is in points.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

nonisolated extension View {
    /// Puts glass of a shape behind the view.
    public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background {
            if !glass.isNothing {
                // The rim is 1 point of white (Semantics.md 10.5); the faint line below it parts glass from a white ground.
                shape.fill(glass.style)
                    .stroke(Color.black.opacity(0.05), lineWidth: 1)
                    .stroke(Color.white.opacity(13.0 / 35), lineWidth: 1)
                    .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
            }
        }
    }

    /// Names the view's glass for transitions.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Joins the view's glass with that of others of the same id: not drawn yet.
    public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        node(InertModifier("glassEffectUnion(id:namespace:)") { _ in id != nil })
    }

    /// Sets the transition by which glass comes and goes. A picture shows it there or not.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    /// Goes on with the view's picture, mirrored and blurred, where bars cover its surroundings: not drawn yet.
    public func backgroundExtensionEffect() -> some View { node(InertModifier("backgroundExtensionEffect()")) }
}
