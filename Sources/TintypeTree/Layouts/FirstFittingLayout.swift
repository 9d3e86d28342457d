import Foundation
package import TintypeGraphics

/// Shows the first of several views whose ideal size fits, or the last one (Semantics.md 3.8); the others are not there.
struct FirstFittingLayout: BuiltInLayout {
    let axes: Axis.Set

    func makeCache(subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        chosen(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let chosen = chosen(proposal, subviews)
        for index in subviews.indices where index != chosen { subviews[index].leaveOut() }
        if let chosen { subviews[chosen].place(at: bounds.origin, proposal: proposal) }
    }

    private func chosen(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
        let fitting = subviews.indices.first { index in
            var offer = proposal
            for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { offer[axis] = nil }
            let ideal = subviews[index].sizeThatFits(offer)
            return Axis.allCases.allSatisfy { axis in
                !axes.contains(Axis.Set(axis)) || ideal[axis] <= proposal[axis] ?? .infinity
            }
        }
        return fitting ?? subviews.indices.last
    }

    func flexibleAxes(_ children: [Node]) -> Axis.Set { [.horizontal, .vertical] }

    var nodeName: String { "ViewThatFits" }
    var nodeAttributes: [SettledAttribute] {
        if axes == .horizontal { return [SettledAttribute("axes", "horizontal")] }
        return axes == .vertical ? [SettledAttribute("axes", "vertical")] : []
    }
}

extension Scope {
    /// Appends the first view of the content that fits along `axes`.
    package mutating func appendViewThatFits(
        in axes: Axis.Set = [.horizontal, .vertical], _ content: (inout Scope) -> Void
    ) {
        let views = nodes(content)
        append(.layout(BuiltInLayoutBox(FirstFittingLayout(axes: axes)), views))
    }
}
