public import Tintype

private enum ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContext(ModelContainer(empty: ())) }
}

extension EnvironmentValues {
    /// The context of the views' models; outside of any container one of its own that is empty.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// A container that is made once, for the life of a view or scene.
private final class ContainerSetup {
    private var context: ModelContext?

    /// The container's context; where the container cannot be made, one that is empty. `onSetup` is told once.
    @MainActor func context(
        for types: [any PersistentModel.Type], autosaves: Bool,
        _ onSetup: (Result<ModelContainer, any Error>) -> Void
    ) -> ModelContext {
        if let context { return context }
        let made = Result { try ModelContainer(for: Schema(types)) }
        let container = (try? made.get()) ?? ModelContainer(empty: ())
        let context = container.mainContext
        context.autosaveEnabled = autosaves
        self.context = context
        onSetup(made)
        return context
    }
}

private struct Contained: ViewModifier {
    let types: [any PersistentModel.Type]
    let autosaves: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var setup = ContainerSetup()

    func body(content: Content) -> some View {
        content.environment(\.modelContext, setup.context(for: types, autosaves: autosaves, onSetup))
    }
}

private struct ContainedScene<Content: Scene>: Scene {
    let content: Content
    let types: [any PersistentModel.Type]
    let autosaves: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var setup = ContainerSetup()

    var body: some Scene {
        content.environment(\.modelContext, setup.context(for: types, autosaves: autosaves, onSetup))
    }
}

extension View {
    /// Keeps the models of the views below in a container of their own.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Keeps the models of the views below in a container of their own.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(Contained(types: modelTypes, autosaves: isAutosaveEnabled, onSetup: onSetup)) }

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
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Keeps the models of the scene's views in a container of their own.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { ContainedScene(content: self, types: modelTypes, autosaves: isAutosaveEnabled, onSetup: onSetup) }

    public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }

    public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }
}
