public import TintypeTree

/// The behavior of a view where the interface reads from the right.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    /// The view is mirrored where the interface reads in a direction.
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

nonisolated extension View {
    /// Mirrors what is seen of the view where the interface reads from the right.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// Mirrors what is seen of the view, or not, by the direction in which the interface reads.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        MirroredView(content: self, behavior: behavior)
    }
}

private nonisolated struct MirroredView<Content: View>: BuiltInView {
    let content: Content
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
    }
}
