/// A named value that views hand up to those around them.
///
/// The first contribution is taken as it is, later ones are combined into it by ``reduce(value:nextValue:)`` in the order
/// of declaration; with no contribution readers get ``defaultValue``.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view writes one.
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
