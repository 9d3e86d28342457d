/// A value of the environment that is also a trait of UIKit's. SwiftUI's protocol.
///
/// Views find the value that views around them set, and its default otherwise: no trait of UIKit's is asked for it here.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// Reads the value of the traits, and sets it in them.
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
