import Foundation

/// The room that a view of UIKit takes where its representable says so, and that of its picture otherwise.
struct RepresentedLayout: Layout {
    /// The size in points for a proposal; the closure gives that of the picture.
    let size: @MainActor (ProposedViewSize, () -> CGSize) -> CGSize

    /// The view with the room that the layout gives it.
    func around<Content: View>(_ content: Content) -> LaidOutContent<Content> {
        LaidOutContent(layout: self, content: content)
    }

    nonisolated struct LaidOutContent<Content: View>: BodylessView {
        let layout: RepresentedLayout
        let content: Content

        nonisolated static func _evaluate(_ view: Self, into scope: inout Scope) {
            view.layout.evaluate(view.content, into: &scope)
        }
    }

    func evaluate<Content: View>(_ content: Content, into scope: inout Scope) {
        scope.appendLayout(self) { Content._evaluate(content, into: &$0) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        onMainActor((proposal, subviews.first)) { proposal, picture in
            size(proposal) { picture?.sizeThatFits(proposal) ?? .zero }
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// The size that a view of UIKit is proposed, which nobody but the system can look into.
public struct _ProposedSize: Hashable, Sendable {
    let width: CGFloat?
    let height: CGFloat?

    init(_ proposal: ProposedViewSize) {
        width = proposal.width
        height = proposal.height
    }
}
