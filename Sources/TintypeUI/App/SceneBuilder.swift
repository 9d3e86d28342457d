/// Builds a scene of the scenes in a closure: SwiftUI's builder.
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
        (repeat each Content)
    > {
        _TupleScene((repeat each content))
    }

    public static func buildOptional<Content: Scene>(_ scene: Content?) -> _OptionalScene<Content> {
        _OptionalScene(scene)
    }

    public static func buildEither<First: Scene, Second: Scene>(first: First) -> _EitherScene<First, Second> {
        _EitherScene(.first(first))
    }

    public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _EitherScene<First, Second> {
        _EitherScene(.second(second))
    }

    public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content { scene }
}

/// Several scenes in order.
public struct _TupleScene<T>: PrimitiveScene {
    nonisolated(unsafe) private let value: T
    private let collectParts: @MainActor (T, inout _SceneWindows) -> Void

    nonisolated init<each Content: Scene>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        collectParts = { (value: (repeat each Content), windows: inout _SceneWindows) in
            var index = 0
            for scene in repeat each value {
                windows.descend(.index(index)) { windows in type(of: scene)._collect(scene, into: &windows) }
                index += 1
            }
        }
    }

    func collect(into windows: inout _SceneWindows) { collectParts(value, &windows) }
}

/// A scene or none.
public struct _OptionalScene<Content: Scene>: PrimitiveScene {
    nonisolated(unsafe) private let scene: Content?

    nonisolated init(_ scene: Content?) {
        self.scene = scene
    }

    func collect(into windows: inout _SceneWindows) {
        guard let scene else { return }
        windows.descend(.branch(true)) { Content._collect(scene, into: &$0) }
    }
}

/// One of two scenes, by a condition.
public struct _EitherScene<First: Scene, Second: Scene>: PrimitiveScene {
    enum Storage {
        case first(First)
        case second(Second)
    }

    nonisolated(unsafe) private let storage: Storage

    nonisolated init(_ storage: Storage) {
        self.storage = storage
    }

    func collect(into windows: inout _SceneWindows) {
        switch storage {
        case .first(let scene): windows.descend(.branch(true)) { First._collect(scene, into: &$0) }
        case .second(let scene): windows.descend(.branch(false)) { Second._collect(scene, into: &$0) }
        }
    }
}
