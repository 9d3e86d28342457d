public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A kind of Liquid Glass: a little frosted, bending what is below along its rim, which the light from the upper left brightens.
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

    var isNothing: Bool { kind == .identity }
    var style: GlassStyle { GlassStyle(tint: color, isClear: kind == .clear) }
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

nonisolated extension View {
    /// Puts glass of a shape behind the view.
    public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        GlassedView(content: self, glass: glass, shape: shape)
    }

    /// Names the view's glass for transitions.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Makes one piece of the view's glass and that of others of the same id, in a ``GlassEffectContainer``: the first one's
    /// shape around all of them.
    public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        transformPreference(GlassPieces.self) { pieces in
            guard let id else { return }
            let union = GlassUnion(id: AnyHashable(id), namespace: namespace)
            for index in pieces.indices where pieces[index].union == nil { pieces[index].union = union }
        }
    }

    /// Sets the transition by which glass comes and goes. A picture shows it there or not.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    /// Goes on with the view's picture, mirrored and blurred, where bars cover its surroundings: not drawn yet.
    public func backgroundExtensionEffect() -> some View { node(InertModifier("backgroundExtensionEffect()")) }
}
