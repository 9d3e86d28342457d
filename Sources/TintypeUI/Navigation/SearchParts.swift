import TintypeTree

/// The parts of a search beside its field, which the modifiers around a searchable view say.
struct SearchParts {
    /// Views that the text may be completed by, shown over the content.
    var suggestions: AnyView?
    /// The choice of what is searched, shown below the field.
    var scopes: AnyView?
    /// The times at which scopes are seen.
    var activation = SearchScopeActivation.automatic
}

/// The way that a search is on, in a living view.
enum SearchCourse {
    case rest
    /// The field was gone to.
    case begun
    /// A suggestion was taken, and nothing was typed since.
    case completed
}

private enum SearchPartsKey: EnvironmentKey { static var defaultValue: SearchParts { SearchParts() } }
private enum CompleteSearchKey: EnvironmentKey { static var defaultValue: ((String) -> Void)? { nil } }

extension EnvironmentValues {
    /// The parts of the searches inside.
    var searchParts: SearchParts {
        get { self[SearchPartsKey.self] }
        set { self[SearchPartsKey.self] = newValue }
    }

    /// Takes a suggestion's text; nil outside of suggestions.
    var completeSearch: ((String) -> Void)? {
        get { self[CompleteSearchKey.self] }
        set { self[CompleteSearchKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the suggestions of the searches inside: rows over the content while a search is presented, and where they are empty, none.
    /// A row with a ``searchCompletion(_:)`` writes that into the field when it is tapped.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        nonisolated(unsafe) let suggestions = AnyView(suggestions())
        return environmentChange { $0.searchParts.suggestions = suggestions }
    }

    /// Sets the places of suggestions: they have but one here.
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View { self }

    /// Sets the scopes of the searches inside: segments below the field while a search is presented.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let content = scopes()
        nonisolated(unsafe) let picker = AnyView(
            Picker(selection: scope) {
                content
            } label: {
                EmptyView()
            }.pickerStyle(.segmented))
        return environmentChange { ($0.searchParts.scopes, $0.searchParts.activation) = (picker, activation) }
    }

    /// Sets the text that a tap on the view, a suggestion, writes into the field.
    public func searchCompletion(_ completion: String) -> some View {
        CompletingView(content: self, completion: completion)
    }

    /// Sets the token that a tap on the view puts into the field, which shows none.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }
}

/// A suggestion that a text stands for.
private nonisolated struct CompletingView<Content: View>: BuiltInView {
    let content: Content
    let completion: String
    @Environment(\.completeSearch) private var completeSearch

    var body: some View {
        let complete = { [completeSearch, completion] () -> Void in completeSearch?(completion) }
        content
            .node(ListRowModifier { $0.action = complete })
            .standing(as: .button, named: nil, complete)
    }
}

/// The suggestions of a search in rows; nothing where there are none.
nonisolated struct SuggestionList: PrimitiveView {
    let suggestions: AnyView

    func evaluate(into scope: inout Scope) {
        // Rows fill the room also where there are none, and what is below is to be seen then.
        var probe = Scope(scope.origin.part(1))
        let count = probe.items { AnyView._evaluate(suggestions, into: &$0) }.reduce(0) { count, item in
            if case .run(let run) = item { count + run.count } else { count + 1 }
        }
        guard count > 0 else { return }
        let list = List { suggestions }.listStyle(.plain)
        type(of: list)._evaluate(list, into: &scope)
    }
}
