import TintypeTree

/// A button that begins and ends the editing of the views around; while they are edited it says "Done".
public nonisolated struct EditButton: BuiltInView {
    @Environment(\.editMode) private var editMode

    public init() {}

    public var body: some View {
        let editMode = editMode
        Button(
            action: { editMode?.wrappedValue = editMode?.wrappedValue.isEditing == true ? .inactive : .active },
            label: { Text(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") })
    }
}
