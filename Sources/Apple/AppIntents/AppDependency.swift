import Foundation

/// The values that intents may ask for. They are kept for as long as the process lives.
public final class AppDependencyManager: @unchecked Sendable {
    /// The values of the app.
    public static let shared = AppDependencyManager()
    private let lock = NSLock()
    private var makers: [Slot: () -> Any] = [:]

    /// The place of a value: its key, or its type.
    private struct Slot: Hashable, @unchecked Sendable {
        let key: AnyHashable

        init(_ key: AnyHashable?, _ type: Any.Type) { self.key = key ?? AnyHashable(ObjectIdentifier(type)) }
    }

    /// Keeps what makes a value.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
    ) { keep(at: Slot(key, Dependency.self), maker: dependencyProvider) }

    /// Keeps what makes a value in its own time, which begins now. There is no value before it has ended.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
    ) {
        let slot = Slot(key, Dependency.self)
        Task {
            let value = try await dependencyProvider()
            keep(at: slot) { value }
        }
    }

    private func keep(at slot: Slot, maker: @escaping () -> Any) { lock.withLock { makers[slot] = maker } }

    func value<Dependency>(of type: Dependency.Type, key: AnyHashable?) -> Dependency? {
        lock.withLock { makers[Slot(key, type)] }?() as? Dependency
    }
}

/// A value of the app that an intent needs. It stops the program where none was added.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
    private let key: AnyHashable?
    private let manager: AppDependencyManager

    /// The value.
    public var wrappedValue: Value {
        guard let value = manager.value(of: Value.self, key: key) else {
            preconditionFailure("the intent's dependency has not been added")
        }
        return value
    }

    /// Creates one of the values of a manager.
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        (self.key, self.manager) = (key, manager)
    }
}

extension AppIntent {
    /// A value of the app that the intent needs.
    public typealias Dependency<Value> = AppDependency<Value>
}
