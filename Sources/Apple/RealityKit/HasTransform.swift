/// An entity with others below it: every one is.
@MainActor @preconcurrency
public protocol HasHierarchy: Entity {}

/// An entity that devices share: every one can be.
@MainActor @preconcurrency
public protocol HasSynchronization: Entity {}

/// An entity with a place: every one has it.
@MainActor @preconcurrency
public protocol HasTransform: Entity {}

extension Entity: HasHierarchy, HasSynchronization, HasTransform {}
