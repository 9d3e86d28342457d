public import Tintype

private enum ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContext(ModelContainer(empty: ())) }
}

extension EnvironmentValues {
    /// Where the models of the views are kept. Where no container was put around a view, in one of its own that is empty.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// A container that stays the same from evaluation to evaluation.
private struct Contained: ViewModifier {
    @State private var container: ModelContainer

    init(_ types: [any PersistentModel.Type], onSetup: (Result<ModelContainer, any Error>) -> Void) {
        let made = ModelContainer.holding(types)
        onSetup(.success(made))
        _container = State(initialValue: made)
    }

    func body(content: Content) -> some View { content.environment(\.modelContext, container.mainContext) }
}

private struct ContainedScene<Content: Scene>: Scene {
    let content: Content
    @State private var container: ModelContainer

    init(
        _ content: Content, _ types: [any PersistentModel.Type],
        onSetup: (Result<ModelContainer, any Error>) -> Void
    ) {
        self.content = content
        let made = ModelContainer.holding(types)
        onSetup(.success(made))
        _container = State(initialValue: made)
    }

    var body: some Scene { content.environment(\.modelContext, container.mainContext) }
}

extension ModelContainer {
    /// Making one in memory does not fail.
    fileprivate static func holding(_ types: [any PersistentModel.Type]) -> ModelContainer {
        (try? ModelContainer(for: Schema(types))) ?? ModelContainer(empty: ())
    }
}

extension View {
    /// Keeps the models of the views below in a container of their own.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(Contained([modelType], onSetup: onSetup)) }

    /// Keeps the models of the views below in a container of their own.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(Contained(modelTypes, onSetup: onSetup)) }

    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
}

extension Scene {
    /// Keeps the models of the scene's views in a container of their own.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { ContainedScene(self, [modelType], onSetup: onSetup) }

    /// Keeps the models of the scene's views in a container of their own.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { ContainedScene(self, modelTypes, onSetup: onSetup) }

    public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }

    public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }
}
