package import Foundation
import TintypeGraphics

/// Takes all the space that it is offered: along the axis of the stack around it, or along both outside any.
struct SpacerLeaf: Leaf {
    /// In points; nil for 8 (Semantics.md 1.9).
    let minLength: CGFloat?
    let axis: Axis?

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let least = minLength ?? 8
        func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? least, least) }
        return switch axis {
        case .horizontal: CGSize(width: length(proposal.width), height: 0)
        case .vertical: CGSize(width: 0, height: length(proposal.height))
        case nil: CGSize(width: length(proposal.width), height: length(proposal.height))
        }
    }

    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        let least = minLength ?? 8
        return SizeAnswer(
            axis == .vertical ? .always(0) : .filling(proposal.width, atLeast: least),
            axis == .horizontal ? .always(0) : .filling(proposal.height, atLeast: least))
    }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {}

    var flexibleAxes: Axis.Set { axis.map { Axis.Set($0) } ?? [.horizontal, .vertical] }

    var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        if axis != .vertical { (spacing.leading, spacing.trailing) = (.none, .none) }
        if axis != .horizontal { (spacing.top, spacing.bottom) = (.none, .none) }
        return spacing
    }

    var layoutPriority: Double { -.infinity }
    var nodeName: String { "Spacer" }
    var nodeAttributes: [SettledAttribute] {
        minLength.map { [SettledAttribute("minLength", number($0))] } ?? []
    }
}

extension Scope {
    /// Appends a Spacer for the stack around it. `minLength` is in points.
    package mutating func appendSpacer(minLength: CGFloat?) {
        append(.leaf(SpacerLeaf(minLength: minLength, axis: stackAxis)))
    }
}
