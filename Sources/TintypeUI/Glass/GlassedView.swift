import Foundation
import TintypeGraphics
import TintypeTree

/// A view with glass behind it, which a container around draws with that of others.
nonisolated struct GlassedView<Content: View, Outline: Shape>: BuiltInView {
    let content: Content
    let glass: Glass
    let shape: Outline
    @Environment(\.isGlassGathered) private var isGathered

    var body: some View {
        if glass.isNothing {
            content
        } else if isGathered {
            content.transformAnchorPreference(key: GlassPieces.self, value: .bounds) { pieces, bounds in
                pieces.append(GlassPiece(bounds: bounds, glass: glass) { shape.path(in: $0) })
            }
        } else {
            content.background { DrawnGlass(shape: shape, glass: glass) }
        }
    }
}

/// Glass of a shape.
nonisolated struct DrawnGlass<Outline: Shape>: BuiltInView {
    let shape: Outline
    let glass: Glass

    var body: some View {
        // The rim is 1 point of white (Semantics.md 10.5), brighter where the light comes from and where it leaves; the faint
        // line below it parts glass from a white ground.
        shape.fill(glass.style)
            .stroke(Color.black.opacity(0.05), lineWidth: 1)
            .stroke(Self.light, lineWidth: 1)
            .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
    }

    /// The light on the rim, from the upper left.
    private static var light: LinearGradient {
        let stops: [(Double, Double)] = [(0, 0.85), (0.35, 0.25), (0.65, 0.2), (1, 0.6)]
        return LinearGradient(
            stops: stops.map { Gradient.Stop(color: .white.opacity($1), location: $0) }, startPoint: .topLeading,
            endPoint: .bottomTrailing)
    }
}

/// Glass that waits for its container.
struct GlassPiece {
    let bounds: Anchor<CGRect>
    let glass: Glass
    let outline: (CGRect) -> Path
    /// nil where the piece is one by itself.
    var union: GlassUnion?

    init(bounds: Anchor<CGRect>, glass: Glass, outline: @escaping (CGRect) -> Path) {
        self.bounds = bounds
        self.glass = glass
        self.outline = outline
    }
}

/// The name under which pieces of glass are one.
struct GlassUnion: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The glass below a container.
enum GlassPieces: PreferenceKey {
    static var defaultValue: [GlassPiece] { [] }

    static func reduce(value: inout [GlassPiece], nextValue: () -> [GlassPiece]) { value += nextValue() }
}

private enum IsGlassGatheredKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Indicates whether a container around draws the glass of views.
    var isGlassGathered: Bool {
        get { self[IsGlassGatheredKey.self] }
        set { self[IsGlassGatheredKey.self] = newValue }
    }
}
