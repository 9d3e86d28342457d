import TintypeGraphics

/// How a navigation bar shows its title.
package enum TitleMode: Hashable, Sendable {
    /// As in the view before; large at the root.
    case automatic
    case large
    case inline
}

/// A bar that modifiers show, hide and paint.
package enum BarKind: Hashable, Sendable {
    case navigation
    case bottom
    case tab
}

/// What a search field shows.
package struct SearchField {
    package var text: String
    package var prompt: Evaluation<Void>
    package var isActive: Bool
    /// Shown below the field.
    package var scopes: Evaluation<Void>?

    package init(text: String, isActive: Bool, prompt: Evaluation<Void>, scopes: Evaluation<Void>? = nil) {
        self.text = text
        self.isActive = isActive
        self.prompt = prompt
        self.scopes = scopes
    }
}

/// A view that values of a type lead to.
package struct NavigationDestination {
    /// nil where the value is of another type.
    package let view: (AnyHashable) -> Evaluation<Void>?
    /// The type's name, for errors.
    package let name: String

    package init(name: String, view: @escaping (AnyHashable) -> Evaluation<Void>?) {
        self.name = name
        self.view = view
    }
}

/// What the views of a navigation say about its bars and about where it leads. Where views around say something again, the
/// word of the innermost counts.
package struct NavigationTraits {
    package var title: Evaluation<Void>?
    package var subtitle: Evaluation<Void>?
    /// The title as text, for dumps and for the back button of the next view.
    package var titleText = ""
    package var titleMode: TitleMode?
    package var isBarHidden: Bool?
    package var isBackHidden: Bool?
    package var items: [BarItem] = []
    package var bars: [BarKind: BarTraits] = [:]
    package var search: SearchField?
    package var destinations: [NavigationDestination] = []
    /// Views that are shown above this one without a path: the last one is seen.
    package var pushed: [Evaluation<Void>] = []
    /// Whether something is chosen in a list, so that what it leads to is shown where there is room for one view.
    package var hasSelection = false

    package init() {}

    /// What modifiers say about one bar.
    package struct BarTraits {
        package var isShown: Bool?
        package var background: AnyShapeStyle?
        package var isBackgroundShown: Bool?
        package var colorScheme: ColorScheme?

        package init() {}
    }

    /// Whether both come to the same places: what they show is made of the newer one.
    package func isAlike(_ other: NavigationTraits) -> Bool {
        titleText == other.titleText && titleMode == other.titleMode && isBarHidden == other.isBarHidden
            && isBackHidden == other.isBackHidden && items.map(\.place) == other.items.map(\.place)
            && destinations.map(\.name) == other.destinations.map(\.name) && pushed.count == other.pushed.count
            && search?.text == other.search?.text && (title == nil) == (other.title == nil)
            && hasSelection == other.hasSelection
    }

    mutating func add(_ next: NavigationTraits) {
        if title == nil {
            title = next.title
            titleText = next.titleText
        }
        subtitle = subtitle ?? next.subtitle
        titleMode = titleMode ?? next.titleMode
        isBarHidden = isBarHidden ?? next.isBarHidden
        isBackHidden = isBackHidden ?? next.isBackHidden
        items += next.items
        bars.merge(next.bars) { first, _ in first }
        search = search ?? next.search
        destinations += next.destinations
        pushed += next.pushed
        hasSelection = hasSelection || next.hasSelection
    }
}

/// Carries what views say to the navigation around them.
package enum NavigationKey: PreferenceKey {
    package static var defaultValue: NavigationTraits { NavigationTraits() }

    package static func reduce(value: inout NavigationTraits, nextValue: () -> NavigationTraits) {
        value.add(nextValue())
    }

    package static var description: PreferenceKeyDescription { PreferenceKeyDescription(NavigationKey.self) }
}

/// Says something to the navigation around a view.
package struct NavigationModifier: NodeModifier {
    let edit: (inout NavigationTraits, ScopeOrigin) -> Void

    /// `edit` is given what is written below the view, and where the views that it hands over are to be made.
    package init(_ edit: @escaping (inout NavigationTraits, ScopeOrigin) -> Void) {
        self.edit = edit
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        var origin = scope.origin
        origin.id = scope.session.secondaryID(beside: node)
        origin.stackAxis = nil
        origin.environment.listMetrics = nil
        let edit = edit
        let place = origin
        let transform = PreferenceTransform(
            key: NavigationKey.description, nodeName: "navigation", readsGeometry: false
        ) { value, _ in
            guard var traits = value as? NavigationTraits else {
                preconditionFailure("a key's values are of one type")
            }
            edit(&traits, place)
            value = traits
        }
        return TransformPreferenceModifier(transform).modify(node, in: &scope)
    }
}

extension ScopeOrigin {
    /// The place of the n-th of several things that are made later.
    package func part(_ number: Int) -> ScopeOrigin {
        var origin = self
        origin.id = session.identity.child(of: id, .index(number))
        return origin
    }

    /// Views that are made later.
    package func later(_ content: @escaping (inout Scope) -> Void) -> Evaluation<Void> {
        Evaluation(self) { _, scope in content(&scope) }
    }
}

/// Hands the items of a toolbar to the navigation around a view.
package struct ToolbarModifier: NodeModifier {
    let collect: (Scope) -> [BarItem]

    /// `collect` is called once, with the place where the items are made.
    package init(collect: @escaping (Scope) -> [BarItem]) {
        self.collect = collect
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        var place = scope.origin
        place.id = scope.session.secondaryID(beside: node)
        place.stackAxis = nil
        place.environment.listMetrics = nil
        let items = collect(Scope(place))
        return NavigationModifier { traits, _ in traits.items += items }.modify(node, in: &scope)
    }
}
