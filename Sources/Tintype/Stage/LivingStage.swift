/// A ``ViewStage``, whatever it holds: for functions that take any.
@MainActor
public protocol LivingStage: AnyObject {}
