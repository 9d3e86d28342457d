/// Shows entities in SwiftUI: the ground that they would stand on. The closure that makes them is called.
public struct RealityView<Content: View>: View {
    private let make: @MainActor @Sendable (inout RealityViewCameraContent) async -> Void
    private let update: (@MainActor (inout RealityViewCameraContent) -> Void)?
    @State private var content = RealityViewCameraContent()
    private let placeholder: Content?

    public var body: some View {
        ZStack {
            Color.clear
            placeholder
        }
        .task {
            var made = content
            await make(&made)
            update?(&made)
        }
    }
}

extension RealityView where Content == EmptyView {
    /// Creates a view of entities.
    public init(
        make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void,
        update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil
    ) { self.init(make: make, update: update, placeholder: nil) }
}

extension RealityView {
    /// Creates a view of entities, with another one until they are there.
    public init(
        make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void,
        update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil,
        @ViewBuilder placeholder: () -> Content
    ) { self.init(make: make, update: update, placeholder: placeholder()) }
}

/// The entities of such a view.
@MainActor @preconcurrency
public struct RealityViewCameraContent {
    /// The ways to see.
    public enum Camera: Hashable, Sendable {
        case virtual, worldTracking, spatialTracking
    }

    private let root = Entity()
    /// The way to see.
    public var camera = Camera.virtual
    public var cameraTarget: Entity?

    init() {}

    /// The entities. Adds and removes them.
    public var entities: Entity.ChildCollection { root.children }
    public func add(_ entity: Entity) { root.addChild(entity) }
    public func remove(_ entity: Entity) { root.removeChild(entity) }

    /// Tells a closure of what happens: nothing does.
    public func subscribe<E: Event>(
        to event: E.Type, on sourceObject: (any EventSource)? = nil, componentType: (any Component.Type)? = nil,
        _ handler: @escaping (E) -> Void
    ) -> EventSubscription { EventSubscription { _ = handler } }
}

/// The same, by the name that it has where a room is around the eye.
public typealias RealityViewContent = RealityViewCameraContent

/// A closure that is told of what happens, until it is cancelled.
public struct EventSubscription: Cancellable {
    private let kept: () -> Void

    init(_ kept: @escaping () -> Void) {
        self.kept = kept
    }

    /// Ends the telling.
    public func cancel() {}
}

/// Shows the thing of a file in SwiftUI. No file is read: the placeholder is shown.
public struct Model3D<Model: View, Placeholder: View>: View {
    private let placeholder: Placeholder

    /// Creates a view of a thing in the bundle or in a file.
    public init(
        named name: String, bundle: Bundle? = nil, @ViewBuilder content: @escaping (ResolvedModel3D) -> Model,
        @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.placeholder = placeholder()
    }
    public init(
        url: URL, @ViewBuilder content: @escaping (ResolvedModel3D) -> Model,
        @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.placeholder = placeholder()
    }

    public var body: some View { placeholder }
}

extension Model3D where Model == ResolvedModel3D, Placeholder == ProgressView<EmptyView, EmptyView> {
    /// Creates a view of a thing in the bundle or in a file.
    public init(named name: String, bundle: Bundle? = nil) {
        placeholder = ProgressView()
    }
    public init(url: URL) {
        placeholder = ProgressView()
    }
}

/// The thing of a file. None is read.
public struct ResolvedModel3D: View {
    public var body: some View { Color.clear }

    /// Returns the thing at any size, which it has none of.
    public func resizable(_ resizable: Bool = true) -> ResolvedModel3D { self }
}
