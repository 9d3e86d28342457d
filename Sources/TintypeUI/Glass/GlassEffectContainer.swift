public import Foundation
import TintypeGraphics
import TintypeTree

/// Views whose glass belongs together: pieces that are nearer than the spacing flow into one, also at rest, as Apple documents
/// (Applying Liquid Glass to custom views). All glass of the container lies behind all its views.
public nonisolated struct GlassEffectContainer<Content: View>: BuiltInView {
    private let spacing: CGFloat
    private let content: Content

    /// Creates a container.
    ///
    /// - Parameter spacing: The distance from which on glass flows together, in points; nil for 8, the distance of views in a
    ///   stack, so that those keep apart.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.spacing = spacing ?? 8
        self.content = content()
    }

    public var body: some View {
        content
            .environmentChange { $0.isGlassGathered = true }
            .backgroundPreferenceValue(GlassPieces.self) { pieces in
                if !pieces.isEmpty {
                    GeometryReader { proxy in
                        let drops = GlassDrops(pieces.map { ($0, proxy[$0.bounds]) }, spacing: spacing).drops
                        ForEach(0..<drops.count) { index in
                            DrawnGlass(shape: drops[index].outline, glass: drops[index].glass)
                        }
                    }
                }
            }
            .transformPreference(GlassPieces.self) { $0 = [] }
    }
}
