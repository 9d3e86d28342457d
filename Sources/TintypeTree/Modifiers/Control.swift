import TintypeGraphics

/// Makes each view a control of a name.
package struct ControlModifier: NodeModifier {
    let name: String
    var attributes: [SettledAttribute] = []
    let actions: (Scope) -> [ControlAction]

    /// - Parameters:
    ///   - name: The control's word in dumps.
    ///   - states: The control's state as far as it is seen, as names and values.
    ///   - actions: The things that can be done with it; asked for in a living scene only.
    package init(
        _ name: String, _ states: [(String, String)] = [], actions: @escaping (Scope) -> [ControlAction] = { _ in [] }
    ) {
        self.name = name
        self.actions = actions
        attributes = states.map { SettledAttribute($0.0, $0.1) }
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        var attributes = attributes
        let isEnabled = scope.environment.isEnabled
        if !isEnabled { attributes.append(SettledAttribute("disabled", "true")) }
        let actions = scope.session.presentation == nil ? [] : actions(scope)
        return scope.layout(
            ControlLayout(name: name, attributes: attributes, isEnabled: isEnabled, actions: actions), around: node)
    }
}
