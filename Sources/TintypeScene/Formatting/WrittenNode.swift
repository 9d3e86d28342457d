/// A part of a file as it is written, with the places of its characters.
struct WrittenNode {
    enum Content {
        case scalar(WrittenScalar)
        /// A reference to an anchor, as it is written.
        case alias(String)
        case sequence([WrittenNode])
        case mapping([(key: WrittenNode, value: WrittenNode)])
    }

    var content: Content
    /// The anchor and the tag, as they are written; empty where there are none.
    var properties: String
    /// The position of the first character, of an anchor or a tag where there is one.
    var start: Int
    /// The positions without anchor and tag. A collection's begin with its bracket; without brackets with its first item.
    var body: Range<Int>
    /// Indicates whether it is a collection in brackets or braces.
    var isFlow = false

    /// Indicates whether nothing is written here, as after `key:` at a line's end.
    var isNull: Bool {
        guard case .scalar(let scalar) = content else { return false }
        return scalar.style == .plain && scalar.text.isEmpty && properties.isEmpty
    }

    /// Indicates whether it is a collection that holds nothing.
    var isEmptyCollection: Bool {
        switch content {
        case .sequence(let items): items.isEmpty
        case .mapping(let entries): entries.isEmpty
        case .scalar, .alias: false
        }
    }

    /// Indicates whether it is a list or a mapping.
    var isCollection: Bool {
        switch content {
        case .sequence, .mapping: true
        case .scalar, .alias: false
        }
    }
}

/// A scalar as it is written.
struct WrittenScalar: Hashable {
    /// The text that it stands for.
    var text: String
    var style: SceneScalar.Style
}

extension WrittenNode {
    /// Returns whether both stand for the same document, with the same quotes.
    func means(_ other: WrittenNode) -> Bool {
        guard properties == other.properties else { return false }
        switch (content, other.content) {
        case (.scalar(let a), .scalar(let b)): return a == b
        case (.alias(let a), .alias(let b)): return a == b
        case (.sequence(let a), .sequence(let b)):
            return a.count == b.count && zip(a, b).allSatisfy { $0.means($1) }
        case (.mapping(let a), .mapping(let b)):
            return a.count == b.count && zip(a, b).allSatisfy { $0.key.means($1.key) && $0.value.means($1.value) }
        default: return false
        }
    }
}
