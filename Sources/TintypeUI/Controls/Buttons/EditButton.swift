import TintypeTree

/// A button that begins and ends the editing of the views around.
public struct EditButton: View {
    public init() {}

    public var body: some View {
        Button("Edit") {}
    }
}
