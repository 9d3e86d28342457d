import Foundation
import TintypeGraphics
import TintypeTree

/// A view of a navigation, and what leads on from it.
struct NavigationStep {
    /// Of the navigation.
    let place: ScopeOrigin
    let path: ArraySlice<AnyHashable>
    /// Goes back to the view that so many values lead to.
    let keep: (Int) -> Void
    var destinations: [NavigationDestination] = []
    /// The number of views below.
    var number = 0
    var backTitle = ""
    /// Leads back to the view before.
    var back: () -> Void = {}
    var inherited = TitleMode.large
    /// The views below, of which nothing is seen.
    var hidden: Node?
    /// The view that is shown where something is chosen in the first one.
    var detail: Evaluation<Void>?

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
        // What the views say is for this navigation; only the tab bar and its ground are another's.
        let swallowed = PreferenceTransform(
            key: NavigationKey.description, nodeName: "NavigationStack", readsGeometry: false
        ) { value, _ in
            var rest = NavigationTraits()
            rest.holdsNavigation = true
            rest.bars[.tab] = (value as? NavigationTraits)?.bars[.tab]
            rest.grounds[.tabView] = (value as? NavigationTraits)?.grounds[.tabView]
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
            let bars = NavigationBars(
                origin: place.part(number * 2), traits: traits, isPushed: number > 0, backTitle: backTitle,
                back: back, titleMode: shownMode)
            return bars.page(around: node, hidden: hidden)
        }
        var origin = next.view.origin
        origin.id = place.part(number * 2 + 1).id
        origin.stackAxis = nil
        origin.environment.beginScreen(isPresented: true)
        origin.environment.isInsideNavigation = next.isDetail
        origin.environment.end = next.back
        var inner = Scope(origin)
        let views = inner.nodes { next.view.body((), &$0) }
        guard let view = inner.page(views) else { return node }
        var below = [node]
        if let hidden { below.insert(hidden, at: 0) }
        let around = Scope(place.part(number * 2))
        let stacked = around.single(below) ?? node
        let step = NavigationStep(
            place: place, path: next.path, keep: keep, destinations: known, number: number + 1,
            backTitle: traits.titleText, back: next.back, inherited: shownMode,
            hidden: HiddenModifier().modify(stacked, in: &scope))
        return step.steer(view, in: &scope)
    }

    private func next(
        _ traits: NavigationTraits, _ known: [NavigationDestination]
    ) -> (view: Evaluation<Void>, path: ArraySlice<AnyHashable>, isDetail: Bool, back: () -> Void)? {
        guard let value = path.first else {
            if let pushed = traits.pushed.last { return (pushed.view, [], false, pushed.end) }
            guard let detail, let end = traits.endSelection else { return nil }
            return (detail, [], true, end)
        }
        let back = { [keep, start = path.startIndex] in keep(start) }
        for destination in known.reversed() {
            if let view = destination.view(value) { return (view, path.dropFirst(), false, back) }
        }
        let missing = place.later { MissingDestination._evaluate(MissingDestination(), into: &$0) }
        return (missing, path.dropFirst(), false, back)
    }
}

/// The sign of warning that SwiftUI shows in place of a view for a value that leads nowhere.
private nonisolated struct MissingDestination: BuiltInView {
    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill")
            .font(.largeTitle)
            .foregroundStyle(Color.yellow)
    }
}
