public import TintypeTree

/// Ends what is presented.
@MainActor @preconcurrency
public struct DismissAction {
    private nonisolated(unsafe) let action: () -> Void

    nonisolated init(action: @escaping () -> Void) {
        self.action = action
    }

    /// Ends the presentation of the view, or leads back.
    public func callAsFunction() { action() }
}

private enum EndKey: EnvironmentKey { static var defaultValue: () -> Void { {} } }
private enum EndSearchKey: EnvironmentKey { static var defaultValue: () -> Void { {} } }
private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Ends what is presented around the view; nothing where nothing is.
    public var dismiss: DismissAction { DismissAction(action: end) }

    /// The state of the view's presentation, with the way to end it.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, end: end)
        return Binding(get: { mode }, set: { _ in })
    }

    /// Indicates whether something is searched for.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// The place where the system shows suggestions of a search: over the content, and in a menu on macOS.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { platform.name == .macOS ? .menu : .content }

    /// Ends the search around the view.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(action: endSearch) }

    /// The way to end what is presented around the view.
    package var end: () -> Void {
        get { self[EndKey.self] }
        set { self[EndKey.self] = newValue }
    }

    var endSearch: () -> Void {
        get { self[EndSearchKey.self] }
        set { self[EndSearchKey.self] = newValue }
    }
}
