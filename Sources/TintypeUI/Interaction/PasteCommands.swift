import TintypeTree

// Nothing is copied from a picture, and nothing pasted into it.
nonisolated extension View {
    /// Hands over what is cut from the view.
    public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

    /// Sets an action for the paste command.
    public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View { self }

    public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View { self }

    /// Hands the view's content to the services of other apps.
    public func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        self
    }

    public func exportableToServices<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
    ) -> some View { self }

    /// Sets an action for values imported from the system's services.
    public func importableFromServices<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
    ) -> some View { self }

    /// A key by which the view is chosen as one types.
    public func typeSelectEquivalent(_ text: Text?) -> some View { self }

    public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}
