import TintypeTree

nonisolated extension View {
    /// The value that stands for the view in a picker, a list or a tab view.
    ///
    /// - Parameter includeOptional: True if it stands for the view where the choice is an optional value as well.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        node(
            SayModifier(
                TagKey.self, includeOptional ? [AnyHashable(tag), AnyHashable(Optional(tag))] : [AnyHashable(tag)]))
    }
}

/// The values that a choice stands for: itself, and what it holds where it is an optional one.
func chosenValues<V: Hashable>(_ value: V) -> [AnyHashable] {
    guard let wrapped = (value as? any AnyOptional)?.wrappedHashable else { return [AnyHashable(value)] }
    return [AnyHashable(value), wrapped]
}

private protocol AnyOptional {
    var wrappedHashable: AnyHashable? { get }
}

extension Optional: AnyOptional where Wrapped: Hashable {
    fileprivate var wrappedHashable: AnyHashable? { map { AnyHashable($0) } }
}
