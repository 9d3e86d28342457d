import TintypeTree

/// A button that takes what was copied elsewhere: SwiftUI's view. It is drawn as where there is something to take, and takes
/// nothing in a picture.
public nonisolated struct PasteButton: BuiltInView {
    @Environment(\.platform) private var platform

    /// - Parameters:
    ///   - supportedContentTypes: Of what is taken.
    ///   - payloadAction: Never called: nothing is copied to a picture.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

    public init<Payload>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {}

    /// An older form.
    public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

    /// Creates a button that pastes values of a type.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    public var body: some View {
        if platform.name == .macOS {
            Button(performing: {}, label: { Text("Paste") })
        } else {
            Button(performing: {}) {
                Label("Paste", systemImage: "doc.on.clipboard")
            }
            .buttonStyle(.borderedProminent)
        }
    }
}
