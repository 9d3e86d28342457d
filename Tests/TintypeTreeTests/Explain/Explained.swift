import Foundation
import TintypeGraphics
import TintypeTree

/// A scene without fonts that is asked why its views are where they are.
struct Explained {
    let scene: SettledScene

    init(
        _ width: CGFloat? = 320, _ height: CGFloat? = 240, direction: LayoutDirection = .leftToRight,
        safeArea: EdgeInsets = EdgeInsets(), _ build: @escaping (inout Scope) -> Void
    ) throws {
        let words = WordShaper()
        let session = Session(context: RenderContext(shaper: words, symbols: words, layoutDirection: direction))
        let pass = SettlePass(
            session: session, canvas: ProposedViewSize(width: width, height: height), safeArea: safeArea)
        scene = try pass.run(build)
    }

    func explanation(_ address: String) throws -> LayoutExplanation {
        LayoutExplainer(scene).explanation(at: try scene.tree.find(address).indices)
    }

    /// The proposal, questions, answer and place of the step of that kind: a line each, empty ones left out.
    func words(_ address: String, at kind: String) throws -> [String] {
        guard let step = try explanation(address).steps.first(where: { $0.name.kind == kind }) else { return [] }
        let asked = step.asked.map { asked in
            let rank = asked.rank.map { "\($0). " } ?? ""
            return "\(rank)\(asked.name.short): \(points(asked.proposal)) → \(points(asked.answer))"
                + (asked.notes.isEmpty ? "" : " (\(asked.notes.joined(separator: ", ")))")
        }
        return step.proposing + asked + step.answering + step.standing
    }
}

extension Scope {
    /// Appends views one after the other, each under an identity of its own.
    mutating func each(_ views: [(inout Scope) -> Void]) {
        for (index, view) in views.enumerated() { descend(.index(index), view) }
    }

    /// Appends a colour that takes what it is offered, with a name.
    mutating func color(_ name: String) {
        wrap(with: NameModifier(name)) { $0.appendPaint(Color.blue) }
    }
}
