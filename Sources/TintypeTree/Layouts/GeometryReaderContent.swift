import Foundation
import TintypeGraphics

/// The content of a GeometryReader: made when the reader is placed, of its proxy. Measuring never makes it.
final class GeometryReaderContent: DeferredContent {
    private let evaluation: Evaluation<GeometryProxy>
    private(set) var made: [Node] = []

    init(_ evaluation: Evaluation<GeometryProxy>) {
        self.evaluation = evaluation
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { .filling(proposal) }

    /// The views lie over each other at the top leading corner, each proposed the reader's size (Semantics.md 3.5).
    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        let isRightToLeft = evaluation.origin.environment.layoutDirection == .rightToLeft
        made = evaluation(GeometryProxy(context.geometry(of: frame), isRightToLeft: isRightToLeft))
        let offer = ProposedViewSize(frame.size)
        for node in made {
            var origin = frame.origin
            if node.isRightToLeft { origin.x = frame.maxX - node.size(offer).width }
            pass.place(node, at: origin, proposal: offer, context)
        }
    }

    var nodeName: String { "GeometryReader" }
}

extension Scope {
    /// Appends a GeometryReader.
    package mutating func appendGeometryReader(_ content: @escaping (GeometryProxy, inout Scope) -> Void) {
        var origin = self.origin
        origin.stackAxis = nil
        append(.deferred(GeometryReaderContent(Evaluation(origin, content))))
    }
}
