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
