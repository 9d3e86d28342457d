/// An actor that works with models in a context of its own: SwiftData's protocol.
public protocol ModelActor: Actor {
    /// The container, and the context that belongs to the actor.
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The actor's own context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The model of an identifier.
    public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model? {
        modelContext.registeredModel(for: id)
    }
}

/// The runner of work with models: SwiftData's protocol.
public protocol ModelExecutor: AnyObject, Sendable {
    /// The context of the work.
    var modelContext: ModelContext { get }
}

/// The usual runner of work with models: the work runs where its actor's does.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext

    /// Creates a runner of a context.
    public init(modelContext: ModelContext) {
        self.modelContext = modelContext
    }
}

/// Makes an actor one that works with models: SwiftData's macro.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "TintypeMacros", type: "ModelActorMacro")

/// Says which properties tell models apart. Nothing is stored here, so that it does not hold.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "TintypeMacros", type: "StoreHintMacro")

/// Says which properties models are looked for by. Nothing is stored here: it changes nothing.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "TintypeMacros", type: "StoreHintMacro")
