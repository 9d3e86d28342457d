import Foundation
import TintypeGraphics

private enum IsPresentedKey: EnvironmentKey {
    static let defaultValue = false
}

private enum InsideNavigationKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a navigation in a view is one with that around: its views have the bars of that one.
    package var isInsideNavigation: Bool {
        get { self[InsideNavigationKey.self] }
        set { self[InsideNavigationKey.self] = newValue }
    }

    /// Whether the view was brought up by another, as a sheet is, or a view that a link leads to.
    public var isPresented: Bool { self[IsPresentedKey.self] }

    /// Takes away what belongs to the rows, bars and links around, for a view that stands by itself.
    package mutating func beginScreen(isPresented: Bool) {
        self[IsPresentedKey.self] = isPresented
        listMetrics = nil
        listOptions = ListOptions()
        buttonContext = .plain
        isInTabs = false
    }
}

extension Scope {
    /// Appends views with the bars that they ask for, and above them those that they lead to.
    ///
    /// - Parameters:
    ///   - path: The values that lead on from the first view; the view of the last one is seen.
    ///   - detail: What is shown above the first view where something is chosen in it.
    ///   - takesFirst: Whether of several views only the first is seen, in place of all in a stack.
    package mutating func appendNavigation(
        path: [AnyHashable] = [], detail: ((inout Scope) -> Void)? = nil, takesFirst: Bool = false,
        _ content: (inout Scope) -> Void
    ) {
        let outer = (environment, stackAxis)
        environment.beginScreen(isPresented: environment.isPresented)
        stackAxis = nil
        if environment.isInsideNavigation {
            environment.isInsideNavigation = false
            content(&self)
            (environment, stackAxis) = outer
            return
        }
        let views = nodes(content)
        let root = (takesFirst ? views.first : page(views)) ?? emptyView()
        let step = NavigationStep(
            place: origin, path: path[...], destinations: [], number: 0, backTitle: "", inherited: .large, hidden: nil,
            detail: detail.map { origin.later($0) })
        let steered = step.steer(root, in: &self)
        (environment, stackAxis) = outer
        appendContainer(steered)
    }

    /// Stands for a view where there is none.
    private func emptyView() -> Node {
        Node(
            id: session.identity.child(of: id, .content), kind: .leaf(SpacerLeaf(minLength: 0, axis: nil)),
            isRightToLeft: isRightToLeft)
    }
}

/// A view of a navigation, and what leads on from it.
private struct NavigationStep {
    /// Of the navigation.
    let place: ScopeOrigin
    let path: ArraySlice<AnyHashable>
    let destinations: [NavigationDestination]
    /// How many views stand below.
    let number: Int
    let backTitle: String
    let inherited: TitleMode
    /// The views below, of which nothing is seen.
    let hidden: Node?
    /// What is shown where something is chosen in the first view.
    let detail: Evaluation<Void>?

    /// The view with its bars, or the one that it leads to.
    func steer(_ node: Node, in scope: inout Scope) -> Node {
        let reader = SteeringPreferenceModifier(
            name: "NavigationStack", key: NavigationKey.description,
            isEqual: { ($0 as? NavigationTraits)?.isAlike($1 as? NavigationTraits ?? NavigationTraits()) ?? false },
            describe: { ($0 as? NavigationTraits)?.titleText ?? "" }
        ) { value, node, scope in
            guard let traits = value as? NavigationTraits else {
                preconditionFailure("a key's values are of one type")
            }
            return show(node, traits, in: &scope)
        }
        let steered = reader.modify(node, in: &scope)
        guard number == 0 else { return steered }
        // What the views say is for this navigation; only the tab bar is another's.
        let swallowed = PreferenceTransform(
            key: NavigationKey.description, nodeName: "NavigationStack", readsGeometry: false
        ) { value, _ in
            var rest = NavigationTraits()
            rest.bars[.tab] = (value as? NavigationTraits)?.bars[.tab]
            value = rest
        }
        return TransformPreferenceModifier(swallowed).modify(steered, in: &scope)
    }

    private func show(_ node: Node, _ traits: NavigationTraits, in scope: inout Scope) -> Node {
        let mode = traits.titleMode ?? .automatic
        let shownMode = mode == .automatic ? inherited : mode
        let known = destinations + traits.destinations
        guard let next = next(traits, known) else {
            var traits = traits
            traits.items = traits.items.shown
            let builder = NavigationBuilder(
                origin: place.part(number * 2), traits: traits, isPushed: number > 0, backTitle: backTitle,
                titleMode: shownMode)
            return builder.screen(node, hidden: hidden)
        }
        var origin = next.view.origin
        origin.id = place.part(number * 2 + 1).id
        origin.stackAxis = nil
        origin.environment.beginScreen(isPresented: true)
        origin.environment.isInsideNavigation = next.isDetail
        var inner = Scope(origin)
        let views = inner.nodes { next.view.body((), &$0) }
        guard let view = inner.page(views) else { return node }
        var below = [node]
        if let hidden { below.insert(hidden, at: 0) }
        let around = Scope(place.part(number * 2))
        let stacked = around.single(below) ?? node
        let step = NavigationStep(
            place: place, path: next.path, destinations: known, number: number + 1, backTitle: traits.titleText,
            inherited: shownMode, hidden: HiddenModifier().modify(stacked, in: &scope), detail: nil)
        return step.steer(view, in: &scope)
    }

    private func next(
        _ traits: NavigationTraits, _ known: [NavigationDestination]
    ) -> (view: Evaluation<Void>, path: ArraySlice<AnyHashable>, isDetail: Bool)? {
        guard let value = path.first else {
            if let pushed = traits.pushed.last { return (pushed, [], false) }
            return traits.hasSelection ? detail.map { ($0, [], true) } : nil
        }
        for destination in known.reversed() {
            if let view = destination.view(value) { return (view, path.dropFirst(), false) }
        }
        // SwiftUI shows a sign of warning in place of a view for a value that leads nowhere.
        let missing = Evaluation<Void>(place) { _, scope in
            scope.withEnvironment {
                $0.font = .largeTitle
                $0.foreground = AnyShapeStyle(Color.yellow)
            } _: {
                $0.appendSymbol("exclamationmark.triangle.fill")
            }
        }
        return (missing, path.dropFirst(), false)
    }
}
