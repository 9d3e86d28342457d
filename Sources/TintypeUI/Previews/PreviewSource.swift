/// A type that `#Preview` becomes, by which tests find it.
@MainActor
public protocol _PreviewSource {
    /// The preview.
    static func _makePreview() -> Preview
}
