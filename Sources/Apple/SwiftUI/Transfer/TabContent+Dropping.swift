nonisolated extension TabContent {
    /// Sets an action for what is dropped on the tab: nothing in a still picture.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> { self }
}
