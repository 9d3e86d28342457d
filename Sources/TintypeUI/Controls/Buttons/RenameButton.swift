import TintypeTree

/// A button that begins to rename something.
public struct RenameButton<Label: View>: View {
    private let label: Label

    init(label: Label) {
        self.label = label
    }

    public var body: some View {
        Button(action: {}, label: { label })
    }
}

extension RenameButton where Label == RenameButtonLabel {
    public init() {
        self.init(label: RenameButtonLabel())
    }
}

/// What a button that renames says.
public struct RenameButtonLabel: View {
    public var body: some View { Text("Rename") }
}

extension View {
    /// What a ``RenameButton`` below does: nothing in a still picture.
    public func renameAction(_ action: @escaping () -> Void) -> some View { self }

    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}
