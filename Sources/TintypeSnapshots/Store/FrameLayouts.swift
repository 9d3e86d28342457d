import TintypeGraphics
package import TintypeImage

/// The layouts of an animation's frames as its file keeps them: the first as a still picture has it, and each further one in a
/// line, which is empty where it is that of the frame before.
package struct FrameLayouts: Hashable, Sendable {
    /// As ``LayoutText`` writes them, up to the first that is not known.
    private(set) var texts: [String] = []
    private var length = 0
    private var isFull = false

    /// The most bytes of all layouts. Those beyond are not stored, so that a long animation takes no more memory than that.
    private static let limit = 1 << 20

    init() {}

    /// The layouts that a file tells.
    package init(_ metadata: PNGMetadata) {
        guard let first = metadata.layout else { return }
        texts = [first]
        guard let rest = metadata.furtherLayouts else { return }
        for line in rest.split(separator: "\n", omittingEmptySubsequences: false) {
            texts.append(line.isEmpty ? texts[texts.count - 1] : String(line))
        }
    }

    mutating func append(_ layout: SettledTree) {
        guard !isFull else { return }
        let text = LayoutText.encode(layout)
        if text != texts.last { length += text.utf8.count }
        isFull = length > Self.limit && !texts.isEmpty
        if !isFull { texts.append(text) }
    }

    /// The layout of the frame at `index`; nil where it is not known.
    package subscript(index: Int) -> String? { texts.indices.contains(index) ? texts[index] : nil }

    func store(in metadata: inout PNGMetadata) {
        metadata.layout = texts.first
        guard texts.count > 1 else { return }
        metadata.furtherLayouts = zip(texts, texts.dropFirst()).map { $0 == $1 ? "" : $1 }.joined(separator: "\n")
    }
}

extension PNGMetadata {
    /// The layouts of an animation's frames but the first, a line each.
    package var furtherLayouts: String? {
        get { self["Tintype-Layouts"] }
        set { self["Tintype-Layouts"] = newValue }
    }
}
