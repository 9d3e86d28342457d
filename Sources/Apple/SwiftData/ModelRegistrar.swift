import Observation

/// A registrar of Observation's that tells the model's context of changes as well.
public struct _ObservationRegistrar: Sendable {
    private let base = ObservationRegistrar()

    public init() {}

    public func access<Model: PersistentModel, Member>(_ subject: Model, keyPath: KeyPath<Model, Member>) {
        if !subject._$record.isReading { base.access(subject, keyPath: keyPath) }
    }

    public func willSet<Model: PersistentModel, Member>(_ subject: Model, keyPath: KeyPath<Model, Member>) {
        subject._$record.willChange(subject, keyPath)
        base.willSet(subject, keyPath: keyPath)
    }

    public func didSet<Model: PersistentModel, Member>(_ subject: Model, keyPath: KeyPath<Model, Member>) {
        base.didSet(subject, keyPath: keyPath)
    }

    public func withMutation<Model: PersistentModel, Member, Result>(
        of subject: Model, keyPath: KeyPath<Model, Member>, _ mutation: () throws -> Result
    ) rethrows -> Result {
        subject._$record.willChange(subject, keyPath)
        return try base.withMutation(of: subject, keyPath: keyPath, mutation)
    }
}
