public import Foundation
public import Observation
public import OpenCombine
public import TintypeTree

/// A scene whose windows have another environment.
struct EnvironmentChangeScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func collect(into windows: inout _SceneWindows) {
        windows.withEnvironment(change) { Content._collect(content, into: &$0) }
    }
}

/// A scene about whose windows something is said.
struct EditedScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let edit: (inout SceneWindow) -> Void

    func collect(into windows: inout _SceneWindows) {
        windows.editing(edit) { Content._collect(content, into: &$0) }
    }
}

extension Scene {
    /// Sets a value of the environment for the views below.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        EnvironmentChangeScene(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Puts an observable model around the views below, which read it by its type; nil takes it away.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        EnvironmentChangeScene(content: self) { $0[T.self] = object }
    }

    /// Puts an observable object around the views below, which read it by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        EnvironmentChangeScene(content: self) { $0[ObjectKey<T>.self] = object }
    }

    /// Edits a value of the environment for the views below.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        EnvironmentChangeScene(content: self) { transform(&$0[keyPath: keyPath]) }
    }

    /// Says how large a window is at first, in points. A window that is drawn as macOS has it takes this size.
    public func defaultSize(_ size: CGSize) -> some Scene {
        EditedScene(content: self) { $0.defaultSize = size }
    }

    /// Says how large a window is at first, in points. A window that is drawn as macOS has it takes this size.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }
}

// A change is nothing that a still picture has: these take actions that are never called.
extension Scene {
    /// Nothing changes after the picture is drawn: `action` is never called.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        self
    }

    /// Nothing changes after the picture is drawn: `action` is never called.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        self
    }

    /// Nothing changes after the picture is drawn: `action` is never called.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        self
    }

    /// Nothing runs after the picture is drawn: `action` is never called.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        self
    }

    /// Nothing is opened by events: it has no effect.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

    /// Menus are not drawn.
    public func commandsRemoved() -> some Scene { self }

    /// Menus are not drawn.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}

/// A task that the system starts for an app: SwiftUI's type. None is started here.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
    /// A task that refreshes the app in the background.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// A task that ends a background transfer.
    public static var urlSession: BackgroundTask<String, Void> { .init() }

    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
    public static func urlSession(
        matching: @escaping @Sendable (String) -> Bool
    ) -> BackgroundTask<String, Void> { .init() }
}
