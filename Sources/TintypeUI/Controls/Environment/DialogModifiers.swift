import TintypeTree

/// The seriousness of a dialog.
public enum DialogSeverity: Hashable, Sendable {
    case automatic
    case critical
    case standard
}

nonisolated extension View {
    /// The symbol of the dialogs below, which only macOS shows: of no effect here.
    public func dialogIcon(_ icon: Image?) -> some View { self }

    /// Sets the seriousness of the dialogs below, which only macOS shows: of no effect here.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

    /// A way not to be asked again in the dialogs below, which only macOS shows: of no effect here.
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        self
    }

    @_disfavoredOverload
    public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
        self
    }
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}
