import Observation

/// A registrar of Observation's that tells the model's context of changes as well.
public struct _ObservationRegistrar: Sendable {
    private let base = ObservationRegistrar()

    public init() {}

    /// Tells that a property is read.
    public func access<Model: PersistentModel, Member>(_ subject: Model, keyPath: KeyPath<Model, Member>) {
        if !subject._$record.isReading { base.access(subject, keyPath: keyPath) }
    }

    /// Tells that a property is about to change.
    public func willSet<Model: PersistentModel, Member>(_ subject: Model, keyPath: KeyPath<Model, Member>) {
        subject._$record.willChange(subject, keyPath)
        base.willSet(subject, keyPath: keyPath)
    }

    /// Tells that a property has changed.
    public func didSet<Model: PersistentModel, Member>(_ subject: Model, keyPath: KeyPath<Model, Member>) {
        base.didSet(subject, keyPath: keyPath)
    }

    /// Changes a property, and tells of it.
    public func withMutation<Model: PersistentModel, Member, Result>(
        of subject: Model, keyPath: KeyPath<Model, Member>, _ mutation: () throws -> Result
    ) rethrows -> Result {
        subject._$record.willChange(subject, keyPath)
        return try base.withMutation(of: subject, keyPath: keyPath, mutation)
    }
}
