import CYaml

/// A document by libyaml: <https://pyyaml.org/wiki/LibYAML>.
struct YAMLParser: ~Copyable {
    /// The most levels; the nodes of a document are read by recursion.
    private static let maximumDepth = 1_000

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>
    private var anchors: [String: YAMLMark] = [:]
    /// The place behind the event that was read last.
    private var end = YAMLMark(line: 1, column: 1)

    init(_ text: String) {
        parser = .allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else { preconditionFailure("libyaml needs some memory to begin") }
        // libyaml reads where the text lies, so the bytes must stay.
        let bytes = Array(text.utf8)
        input = .allocate(capacity: bytes.count)
        _ = input.initialize(from: bytes)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    /// The root of the only document; nil for an empty text.
    mutating func root() throws(YAMLError) -> YAMLNode? {
        // The stream's start.
        try skip()
        // The document's start, or the stream's end.
        guard try next({ event throws(YAMLError) in event.type == YAML_DOCUMENT_START_EVENT }) else { return nil }
        let root = try node(depth: 1)
        // The document's end.
        try skip()
        try next { event throws(YAMLError) in
            guard event.type == YAML_STREAM_END_EVENT else { throw .secondDocument(YAMLMark(event.start_mark)) }
        }
        return root
    }

    private mutating func node(depth: Int) throws(YAMLError) -> YAMLNode? {
        let opened = try next { event throws(YAMLError) in Opened(event) }
        guard let opened else { return nil }
        guard depth <= Self.maximumDepth else { throw .tooDeep(opened.mark) }
        if let anchor = opened.anchor, opened.kind != .alias { anchors[anchor] = opened.mark }
        var node = YAMLNode(
            content: .alias, mark: opened.mark, hasAnchor: opened.anchor != nil,
            hasProperties: opened.kind != .alias && (opened.anchor != nil || opened.hasTag), isFlow: opened.isFlow,
            extent: YAMLNode.Extent(start: opened.mark, opened: end, end: end))
        switch opened.kind {
        case .scalar(let text, let style): node.content = .scalar(text, style)
        case .sequence:
            var items: [YAMLNode] = []
            while let item = try self.node(depth: depth + 1) { items.append(item) }
            node.content = .sequence(items)
        case .mapping: node.content = .mapping(try entries(depth: depth + 1))
        case .alias:
            guard let mark = opened.anchor.flatMap({ anchors[$0] }) else { throw .unknownAlias(opened.mark) }
            node.mark = mark
        }
        node.extent.end = end
        return node
    }

    private mutating func entries(depth: Int) throws(YAMLError) -> [(key: YAMLNode, value: YAMLNode)] {
        var entries: [(key: YAMLNode, value: YAMLNode)] = []
        var seen: [String: YAMLMark] = [:]
        while let key = try node(depth: depth) {
            if let name = key.string, let first = seen.updateValue(key.mark, forKey: name) {
                throw .duplicateKey(name, first: first, second: key.mark)
            }
            guard let value = try node(depth: depth) else { preconditionFailure("libyaml gives each key a value") }
            entries.append((key, value))
        }
        return entries
    }

    private mutating func skip() throws(YAMLError) {
        try next { event throws(YAMLError) in }
    }

    /// Reads the next event, which lives as long as `body`.
    private mutating func next<Value>(
        _ body: (yaml_event_t) throws(YAMLError) -> Value
    ) throws(YAMLError) -> Value {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw error }
        defer { yaml_event_delete(&event) }
        end = YAMLMark(event.end_mark)
        return try body(event)
    }

    private var error: YAMLError {
        let state = parser.pointee
        switch state.error {
        case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
            let context = state.context.map { String(cString: $0) }
            return .syntax(
                problem: state.problem.map { String(cString: $0) } ?? "", YAMLMark(state.problem_mark),
                context: context ?? "", opening: context == nil ? nil : YAMLMark(state.context_mark))
        default: return .unreadable
        }
    }
}

/// The beginning of a node, copied out of libyaml's event.
private struct Opened {
    enum Kind: Equatable {
        case scalar(String, SceneScalar.Style)
        case sequence
        case mapping
        case alias
    }

    var kind: Kind
    var mark: YAMLMark
    /// The name of the anchor that is declared, or of the alias.
    var anchor: String?
    var hasTag = false
    var isFlow = false

    /// nil for the end of a collection.
    init?(_ event: yaml_event_t) {
        mark = YAMLMark(event.start_mark)
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            kind = .scalar(String(decoding: bytes, as: UTF8.self), SceneScalar.Style(scalar.style))
            anchor = Opened.text(scalar.anchor)
            hasTag = scalar.tag != nil
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.data.sequence_start
            kind = .sequence
            anchor = Opened.text(sequence.anchor)
            (hasTag, isFlow) = (sequence.tag != nil, sequence.style == YAML_FLOW_SEQUENCE_STYLE)
        case YAML_MAPPING_START_EVENT:
            let mapping = event.data.mapping_start
            kind = .mapping
            anchor = Opened.text(mapping.anchor)
            (hasTag, isFlow) = (mapping.tag != nil, mapping.style == YAML_FLOW_MAPPING_STYLE)
        case YAML_ALIAS_EVENT:
            kind = .alias
            anchor = Opened.text(event.data.alias.anchor)
        default: return nil
        }
    }

    private static func text(_ bytes: UnsafePointer<yaml_char_t>?) -> String? { bytes.map { String(cString: $0) } }
}

extension YAMLMark {
    fileprivate init(_ mark: yaml_mark_t) {
        self.init(line: mark.line + 1, column: mark.column + 1)
    }
}

extension SceneScalar.Style {
    fileprivate init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
        default: self = .plain
        }
    }
}
