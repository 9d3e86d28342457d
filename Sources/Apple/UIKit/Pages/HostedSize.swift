import Foundation

/// The sizes of a SwiftUI view in a view of UIKit, in points, kept as long as the traits of that are the same.
@MainActor
struct HostedSize {
    private var traits: UITraitCollection?
    private var sizes: [_ProposedSize: CGSize] = [:]

    mutating func size(of content: AnyView, in proposal: ProposedViewSize, _ view: UIView) -> CGSize {
        let traits = view.traitCollection
        if traits != self.traits { (self.traits, sizes) = (traits, [:]) }
        let key = _ProposedSize(proposal)
        if let known = sizes[key] { return known }
        let size = HostedSize.size(of: content, in: proposal, view)
        sizes[key] = size
        return size
    }

    /// The size of a SwiftUI view with the traits of a view of UIKit, in points.
    static func size(of content: AnyView, in proposal: ProposedViewSize, _ view: UIView) -> CGSize {
        let fitting = FittingLayout(proposal: proposal) { content }
        let renderer = ImageRenderer(
            content: fitting.transformEnvironment(\.self) { view.changeSurroundings(&$0) })
        return (try? renderer.laidOut())?.list.size ?? .zero
    }
}

/// A view that is as large as it is for a proposal, whatever it is proposed.
private struct FittingLayout: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(self.proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: self.proposal)
    }
}
