/// The scheme that views ask for, for all of the presentation that they are in.
public struct PreferredColorSchemeKey: PreferenceKey {
    public static var defaultValue: ColorScheme? { nil }

    /// The first view that asks for one is heard.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension Node {
    /// The scheme that the views below ask for; nil where they ask for none.
    var preferredColorScheme: ColorScheme? {
        preference(PreferenceKeyDescription(PreferredColorSchemeKey.self)) as? ColorScheme
    }
}
