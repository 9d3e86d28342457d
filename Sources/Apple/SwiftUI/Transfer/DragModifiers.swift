public import Foundation

// Nothing is dragged in a picture. On a stage a finger takes a view along that has rested on it.
nonisolated extension View {
    /// Lets the view be dragged.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        dragging { [DraggedThing.provider(data())] }
    }

    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { onDrag(data) }

    /// Lets the view be dragged as a value.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        dragging { [DraggedThing.item(payload())] }
    }

    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        dragging { [DraggedThing.item(payload())] }
    }

    /// Sets the provider of what is dragged.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

    /// Takes what is dropped on the view.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        dropping(DropTarget(of: supportedContentTypes, { providers, _ in action(providers) }, isTargeted))
    }

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        dropping(DropTarget(of: supportedContentTypes, action, isTargeted))
    }

    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        dropping(DropTarget(of: supportedContentTypes, delegate))
    }

    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
    }

    /// Sets an action for dropped values of a type.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        dropping(DropTarget(of: payloadType, action, isTargeted))
    }

    /// Hands the view's content to other apps.
    public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
    ) -> some View { self }

    /// Sets an action for values imported from elsewhere.
    public func importsItemProviders(
        _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    /// Sets the values that copying the view gives.
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }

    /// Sets the values that cutting the view gives.
    public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View { self }

    /// Sets an action for pasted values of a type.
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }

    /// Sets an action for pasted values of types.
    public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View { self }

    /// Sets the values that the copy command gives.
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
}
