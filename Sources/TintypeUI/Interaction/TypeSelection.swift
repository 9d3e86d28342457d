nonisolated extension View {
    /// A key by which the view is chosen as one types.
    public func typeSelectEquivalent(_ text: Text?) -> some View { self }

    public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}
