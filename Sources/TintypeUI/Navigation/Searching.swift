import TintypeTree

/// The place of a search field. On a phone it is drawn below the title.
public struct SearchFieldPlacement: Sendable {
    /// The choice whether a drawer is seen before anything scrolls.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }

    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let toolbarPrincipal = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// The drawer below a navigation bar's title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }
}

/// The times at which scopes are seen.
public struct SearchScopeActivation: Sendable {
    let wantsText: Bool

    /// As long as a search is presented.
    public static let automatic = SearchScopeActivation(wantsText: false)
    /// As long as there is a text, too.
    public static let onTextEntry = SearchScopeActivation(wantsText: true)
    public static let onSearchPresentation = SearchScopeActivation(wantsText: false)
}

/// The places where suggestions are seen.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    /// Several places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }

    private let name: String

    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    public static let content = SearchSuggestionsPlacement(name: "content")
}

/// The behavior of a toolbar during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
    public static let automatic = SearchPresentationToolbarBehavior()
    /// The toolbar keeps its content in sight.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// The form of a search in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// The search becomes a button where there is little room.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

nonisolated extension View {
    /// A field to search with, below the title.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchField(text, nil, prompt)
    }

    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchField(text, nil, Text(prompt))
    }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchField(text, nil, Text(prompt))
    }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchField(text, isPresented, prompt)
    }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchField(text, isPresented, Text(prompt))
    }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchField(text, isPresented, Text(prompt))
    }

    /// A field with suggestions, as ``searchSuggestions(_:)`` shows them.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchField(text, nil, prompt).searchSuggestions(suggestions)
    }

    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchField(text, nil, Text(prompt)).searchSuggestions(suggestions)
    }

    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchField(text, nil, Text(prompt)).searchSuggestions(suggestions)
    }

    func searchField(_ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?) -> some View {
        SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt ?? Text(verbatim: "Search"))
    }

    /// Sets the behavior of the toolbar during a search. Of no effect in a still picture.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        self
    }

    /// Sets the form of the search in the toolbar.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        node(InertModifier("searchToolbarBehavior(_:)") { _ in behavior == .minimize })
    }

    /// Sets the way in which dictation begins. Of no effect in a still picture.
    public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
}

/// The way in which dictation begins: never in a still picture.
public struct TextInputDictationBehavior: Hashable, Sendable {
    private var activation: TextInputDictationActivation?

    public static let automatic = TextInputDictationBehavior()
    /// Dictation in place, which begins as the activation says.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(activation: activation)
    }
}

/// The beginning of dictation: by a choice or by a look.
public struct TextInputDictationActivation: Hashable, Sendable {
    private let name: String

    public static let onSelect = TextInputDictationActivation(name: "onSelect")
    public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// A view with a field to search with.
private nonisolated struct SearchableView<Content: View>: PrimitiveView {
    let content: Content
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text

    func evaluate(into scope: inout Scope) {
        let (text, isPresented, prompt, session) = (text, isPresented, prompt, scope.session)
        // The field was gone to, on a stage.
        let course = session.presentation.map { _ in
            session.state(of: scope.id, index: scope.stateIndex) {
                StateLocation(SearchCourse.rest, session: session, owner: "searchable")
            }
        }
        // Whoever waits for its end stands around the view, not around the bar that has the field.
        let (written, environment, now) = (text.wrappedValue, scope.environment, course?.value ?? .rest)
        let isShown = isPresented?.wrappedValue ?? (now != .rest)
        let isActive = isPresented?.wrappedValue ?? (!written.isEmpty || isShown)
        let parts = environment.searchParts
        let suggestions = isShown && now != .completed ? parts.suggestions : nil
        let scopes = isShown && !(parts.activation.wantsText && written.isEmpty) ? parts.scopes : nil
        let view = SearchedContent(content: content, isCovered: parts.suggestions != nil, suggestions: suggestions)
            .environmentChange {
                $0.isSearching = isActive
                $0.endSearch = {
                    text.wrappedValue = ""
                    isPresented?.wrappedValue = false
                    guard let course, course.value != .rest else { return }
                    course.set(.rest)
                    session.presentation?.takeFocus()
                }
                $0.searchParts = SearchParts()
                $0.completeSearch = {
                    text.wrappedValue = $0
                    course?.set(.completed)
                }
            }
            .node(
                NavigationModifier { traits, place in
                    guard traits.search == nil else { return }
                    let made = place.part(2).later { Text._evaluate(prompt, into: &$0) }
                    var search = SearchField(
                        text: written, isActive: isActive,
                        write: {
                            text.wrappedValue = $0
                            if course?.value == .completed { course?.set(.begun) }
                        },
                        begin: {
                            course?.set(.begun)
                            isPresented?.wrappedValue = true
                        }, submit: { environment.submit(.search) }, prompt: made)
                    search.scopes = scopes.map { view in place.part(3).later { AnyView._evaluate(view, into: &$0) } }
                    traits.search = search
                })
        type(of: view)._evaluate(view, into: &scope)
    }
}

/// A view with a search, below what that suggests.
private nonisolated struct SearchedContent<Content: View>: PrimitiveView {
    let content: Content
    /// Indicates whether there may be suggestions, which have the room of the whole page.
    let isCovered: Bool
    let suggestions: AnyView?

    func evaluate(into scope: inout Scope) {
        guard isCovered else { return Content._evaluate(content, into: &scope) }
        let suggestions = suggestions
        let covered = content.frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay { suggestions.map { SuggestionList(suggestions: $0) } }
        type(of: covered)._evaluate(covered, into: &scope)
    }
}
