public import TintypeTree

/// The search in a text.
public struct FindContext {
    /// The choice whether the search is shown, where it can be shown.
    public var isPresented: Binding<Bool>?
    /// Indicates whether found text can be replaced.
    public var supportsReplace: Bool
}

extension EnvironmentValues {
    /// nil: nothing in a picture is searched.
    public var findContext: FindContext? { nil }
}
