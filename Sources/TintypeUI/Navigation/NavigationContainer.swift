import TintypeTree

/// Views with the bars that they ask for, and above them those that they lead to.
nonisolated struct NavigationContainer<Content: View>: PrimitiveView {
    /// The path that leads on from the first view; the view of its last value is seen. nil for one of its own.
    var route: NavigationRoute?
    /// The view above the first one where something is chosen in it.
    var detail: AnyView?
    /// Indicates whether of several views only the first is seen, in place of all in a stack.
    var takesFirst = false
    let content: Content

    func evaluate(into scope: inout Scope) {
        let outer = (scope.environment, scope.stackAxis)
        scope.environment.beginScreen(isPresented: scope.environment.isPresented)
        scope.stackAxis = nil
        if scope.environment.isInsideNavigation {
            scope.environment.isInsideNavigation = false
            Content._evaluate(content, into: &scope)
            (scope.environment, scope.stackAxis) = outer
            return
        }
        if scope.session.presentation != nil, scope.environment.editMode == nil {
            // An edit button finds something to change.
            let (session, id) = (scope.session, scope.session.identity.child(of: scope.id, .secondary))
            let mode = session.state(of: id, index: 0) {
                StateLocation(EditMode.inactive, session: session, owner: "NavigationStack")
            }
            scope.environment.editMode = Binding(mode)
        }
        let route = route ?? NavigationRoute(ofItsOwn: scope)
        scope.environment.pushValue = route.push
        let views = scope.nodes { Content._evaluate(content, into: &$0) }
        // A spacer stands for a view where there is none.
        let root = (takesFirst ? views.first : scope.page(views)) ?? scope.nodes { $0.appendSpacer(minLength: 0) }[0]
        let step = NavigationStep(
            place: scope.origin, path: route.values[...], keep: route.keep,
            detail: detail.map { view in scope.origin.later { AnyView._evaluate(view, into: &$0) } })
        let steered = step.steer(root, in: &scope)
        (scope.environment, scope.stackAxis) = outer
        scope.appendContainer(steered)
    }
}
