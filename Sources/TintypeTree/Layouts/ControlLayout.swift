import Foundation
import TintypeGraphics

/// A control around its picture: it changes no size, and stands from its neighbours as controls do.
struct ControlLayout: UnaryLayout {
    /// The control's word in dumps.
    let name: String
    let attributes: [SettledAttribute]

    func answer(_ proposal: ProposedViewSize, _ child: Node) -> SizeAnswer { child.answer(proposal) }

    func placement(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview
    ) -> (CGPoint, ProposedViewSize) {
        (bounds.origin, proposal)
    }

    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ child: Node) -> GuideAnswer? {
        child.explicitGuide(key, proposal)
    }

    func dependence(_ children: [Node]) -> Axis.Set { children[0].dependence }

    // A control is no text, even where its label alone is seen: text stands 8 points and more from it (Semantics.md 1.12).
    var plainEdges: Edge.Set { .all }
    var passesOnlyChild: Bool { true }
    var nodeName: String { name }
    var nodeAttributes: [SettledAttribute] { attributes }
}

/// Makes each view a control of a name.
package struct ControlModifier: NodeModifier {
    let name: String
    var attributes: [SettledAttribute] = []

    /// - Parameters:
    ///   - name: The control's word in dumps.
    ///   - states: What is to be seen of the control's state, as names and values.
    package init(_ name: String, _ states: [(String, String)] = []) {
        self.name = name
        attributes = states.map { SettledAttribute($0.0, $0.1) }
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        var attributes = attributes
        if !scope.environment.isEnabled { attributes.append(SettledAttribute("disabled", "true")) }
        return scope.layout(ControlLayout(name: name, attributes: attributes), around: node)
    }
}
