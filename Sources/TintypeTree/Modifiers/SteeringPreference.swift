import TintypeGraphics

/// Lays a view out by a preference that is written in it: what a container does with titles and toolbars.
///
/// `content` puts nodes around the view by the value as it is known before placement. If placement shows another value,
/// the scene is evaluated once more; where that never ends, the diagnostic names the reader.
package struct SteeringPreferenceModifier: NodeModifier {
    let name: String
    let key: PreferenceKeyDescription
    let isEqual: (Any, Any) -> Bool
    let describe: (Any) -> String
    let content: (Any, Node, inout Scope) -> Node

    package init(
        name: String, key: PreferenceKeyDescription, isEqual: @escaping (Any, Any) -> Bool,
        describe: @escaping (Any) -> String = { "\($0)" }, content: @escaping (Any, Node, inout Scope) -> Node
    ) {
        self.name = name
        self.key = key
        self.isEqual = isEqual
        self.describe = describe
        self.content = content
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        let value = node.earlyContribution(key, scope.session.feedback) ?? key.defaultValue
        let steered = content(value, node, &scope)
        let watch = FeedbackObserver(reader: self, source: node)
        return scope.wrapper(.value(.observer(watch), steered), around: steered)
    }
}

private struct FeedbackObserver: SettleObserver {
    let reader: SteeringPreferenceModifier
    let source: Node

    func observe(_ node: Node, in session: Session) -> SettleChange? {
        guard source.keepContributions(reader.key, in: &session.feedback, isEqual: reader.isEqual) else { return nil }
        session.invalidate()
        return SettleChange(
            name: "\(reader.name) reading \(reader.key.name)", value: reader.describe(source.preference(reader.key)))
    }

    var nodeName: String { reader.name }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("key", reader.key.name)] }
}
