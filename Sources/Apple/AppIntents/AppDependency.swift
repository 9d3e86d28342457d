import Foundation

/// The values that intents may ask for. They are kept for as long as the process lives.
public final class AppDependencyManager: @unchecked Sendable {
    /// The values of the app.
    public static let shared = AppDependencyManager()
    private let lock = NSLock()
    private var makers: [AnyHashable: () -> Any] = [:]

    /// Keeps what makes a value.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        lock.withLock { makers[key ?? AnyHashable(ObjectIdentifier(Dependency.self))] = dependencyProvider }
    }

    func value<Dependency>(of type: Dependency.Type, key: AnyHashable?) -> Dependency? {
        lock.withLock { makers[key ?? AnyHashable(ObjectIdentifier(type))] }?() as? Dependency
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
