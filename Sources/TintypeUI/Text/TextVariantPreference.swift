/// A choice of the form in which a text of dates and times is shown.
public protocol TextVariantPreference: Sendable {
    var _preference: _TextVariantPreference<Self> { get }
}

/// A choice of the form of texts, by its type.
public struct _TextVariantPreference<Preference: TextVariantPreference>: Sendable {}

/// The choice of the full form, however little room there is.
public struct FixedTextVariant: TextVariantPreference {
    public var _preference: _TextVariantPreference<FixedTextVariant> { _TextVariantPreference() }
}

/// The choice of shorter forms where there is little room.
public struct SizeDependentTextVariant: TextVariantPreference {
    public var _preference: _TextVariantPreference<SizeDependentTextVariant> { _TextVariantPreference() }
}

extension TextVariantPreference where Self == FixedTextVariant {
    /// The full form.
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    /// Shorter forms where there is little room.
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

nonisolated extension Text {
    /// Sets the form in which dates and times are shown: the full one always is.
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
