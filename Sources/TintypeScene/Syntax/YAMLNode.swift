/// A place in the text that was parsed.
struct YAMLMark: Hashable {
    /// The line, counted from 1.
    var line: Int
    /// The column, counted from 1 in Unicode scalars.
    var column: Int
}

/// A node of a YAML document, with what was written of it.
struct YAMLNode {
    indirect enum Content {
        case scalar(String, SceneScalar.Style)
        case sequence([YAMLNode])
        /// In the order of the text; no key stands twice.
        case mapping([(key: YAMLNode, value: YAMLNode)])
        /// The node of an anchor again; the mark is the anchor's.
        case alias
    }

    var content: Content
    var mark: YAMLMark
    var hasAnchor = false
    /// Indicates whether an anchor or a tag stands before it.
    var hasProperties = false
    /// Indicates whether it is a collection in brackets or braces.
    var isFlow = false
    var extent: Extent

    /// The places between which a node is written.
    struct Extent {
        /// The place of its first character, of an anchor or a tag where there is one.
        var start: YAMLMark
        /// The place behind the opening bracket of a collection; of one without, that of its first item or behind the dash.
        var opened: YAMLMark
        /// The place behind its last character; of a collection without brackets any place before what comes next.
        var end: YAMLMark
    }

    /// The text of a scalar; nil for other nodes.
    var string: String? {
        guard case .scalar(let text, _) = content else { return nil }
        return text
    }
}

/// The reason why a text is no YAML document that a scene could be.
enum YAMLError: Error {
    /// The finding of libyaml's scanner or parser, in its words.
    case syntax(problem: String, YAMLMark, context: String, opening: YAMLMark?)
    /// Bytes that YAML does not allow at all, e.g. control characters.
    case unreadable
    case duplicateKey(String, first: YAMLMark, second: YAMLMark)
    /// An alias of an anchor that is not there.
    case unknownAlias(YAMLMark)
    case secondDocument(YAMLMark)
    case tooDeep(YAMLMark)
}
