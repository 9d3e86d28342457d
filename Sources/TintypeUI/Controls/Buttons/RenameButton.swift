public import TintypeTree

/// A button that begins to rename something.
public nonisolated struct RenameButton<Label: View>: BuiltInView {
    private let label: Label
    @Environment(\.rename) private var rename

    init(label: Label) {
        self.label = label
    }

    public var body: some View {
        nonisolated(unsafe) let rename = rename
        Button(action: { rename?() }, label: { label })
    }
}

extension RenameButton where Label == RenameButtonLabel {
    public init() {
        self.init(label: RenameButtonLabel())
    }
}

/// The label of a button that renames.
public nonisolated struct RenameButtonLabel: BuiltInView {
    public var body: some View { Label("Rename", systemImage: "pencil") }
}

/// Begins to rename something: SwiftUI's action.
public struct RenameAction {
    let action: () -> Void

    /// Begins the renaming.
    public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Begins to rename what is around; nil where nothing can be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the action of a ``RenameButton`` below.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environmentChange { $0.rename = RenameAction(action: action) }
    }

    /// A ``RenameButton`` below moves the focus.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
