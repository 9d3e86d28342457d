import TintypeTree

nonisolated extension View {
    /// Adds a rotor with entries, by a name or by one of the system's: nothing of it is seen.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds a rotor with an entry for each element.
    public func accessibilityRotor<Model: Identifiable>(
        _ label: Text, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    public func accessibilityRotor<Model: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Model: Identifiable>(
        _ label: L, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    public func accessibilityRotor<Model: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    public func accessibilityRotor<Model, ID: Hashable>(
        _ label: Text, entries: [Model],
        entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    public func accessibilityRotor<Model, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [Model],
        entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Model, ID: Hashable>(
        _ label: L, entries: [Model],
        entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    public func accessibilityRotor<Model, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Model],
        entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    /// Adds a rotor with an entry for each range of the text.
    public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View { self }

    public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View { self }

    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View { self }

    public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View { self }

    /// Makes the view the entry with an id of a namespace's rotors.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
