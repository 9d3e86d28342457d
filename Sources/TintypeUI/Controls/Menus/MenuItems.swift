import TintypeTree

extension ControlAction {
    /// The items of a menu, for whoever chooses one without a finger.
    static func items(_ content: @escaping (inout Scope) -> Void, in scope: Scope) -> ControlAction {
        let origin = scope.origin
        return .select {
            var scope = Scope(origin)
            scope.environment.buttonContext = .menu
            // A closed menu is not closed by what is chosen in it.
            scope.environment.end = {}
            return scope.nodes(content).flatMap(\.menuItems)
        }
    }
}

extension Node {
    /// The things that can be chosen in the view as a part of a menu, those of menus in it included.
    var menuItems: [ControlOption] {
        for action in controlActions ?? [] {
            switch action {
            case .press(let choose), .toggle(let choose):
                return [ControlOption(name: spokenLabel, isEnabled: isEnabledControl ?? true, choose: choose)]
            case .select(let options): return options()
            case .edit, .adjust, .date, .color, .step, .dismiss: break
            }
        }
        return children.flatMap(\.menuItems)
    }
}
