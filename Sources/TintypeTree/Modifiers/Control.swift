import TintypeGraphics

/// Makes each view a control of a name.
package struct ControlModifier: NodeModifier {
    let name: String
    var attributes: [SettledAttribute] = []

    /// - Parameters:
    ///   - name: The control's word in dumps.
    ///   - states: The control's state as far as it is seen, as names and values.
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
