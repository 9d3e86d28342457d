// Rows are not dragged in a picture.
extension TableRowContent {
    /// Adds an interaction to the rows. Of no effect in a picture.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> Self { self }
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> Self { self }
}

extension ForEach where Content: TableRowContent {
    /// Sets the action for what is dropped between the rows: nothing in a still picture.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> Self { self }
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> Self { self }
}
