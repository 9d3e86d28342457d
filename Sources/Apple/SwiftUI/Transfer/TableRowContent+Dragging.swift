// Rows are not dragged in a picture.
extension TableRowContent {
    /// Adds an interaction to the rows. Of no effect in a picture.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> Self { self }
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> Self { self }
}
