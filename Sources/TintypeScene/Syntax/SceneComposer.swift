import TintypeGraphics

/// Turns a YAML document into a scene's values, and refuses what a scene does not use of YAML.
struct SceneComposer {
    let source: SourceText
    let limits: Limits
    let surrogates: JSONSurrogates
    let diagnostics: DiagnosticBag
    private var count = 0

    init(source: SourceText, limits: Limits, surrogates: JSONSurrogates, diagnostics: DiagnosticBag) {
        self.source = source
        self.limits = limits
        self.surrogates = surrogates
        self.diagnostics = diagnostics
    }

    /// The value that a node stands for; nil where it was refused.
    ///
    /// The parser's tree is at most 1,000 levels deep; the recursion ends at the limit, far above that.
    mutating func value(of node: YAMLNode, path: ScenePath, depth: Int, isInFlow: Bool) -> SceneValue? {
        let place = place(of: node, path)
        count += 1
        guard count <= limits.nodes else {
            if count == limits.nodes + 1 {
                diagnostics.error(
                    "the scene has more than \(limits.nodes) values", at: place, hint: limits.remedy(.nodes))
            }
            return nil
        }
        let first = source.index(line: place.location.line, column: place.location.column).map { source.scalars[$0] }
        guard refusal(of: node, first: first, at: place) == nil else { return nil }
        let isInFlow = isInFlow || first == "{" || first == "["
        switch node.content {
        case .scalar(let text, let style):
            let text = style == .plain ? decimal(text) : text
            return SceneValue(.scalar(SceneScalar(text, style: style, isInFlow: isInFlow)), at: place)
        case .sequence, .mapping:
            guard depth <= limits.depth else {
                diagnostics.report(Self.tooDeep(limits, at: ScenePlace(place.location)))
                return nil
            }
            return collection(node, at: place, depth: depth, isInFlow: isInFlow)
        case .alias:
            preconditionFailure("An alias has an anchor, and was refused.")
        }
    }

    /// A number of JSON that has an exponent, written without; any other text as it is. In YAML such a text is none.
    private func decimal(_ text: String) -> String {
        guard source.isJSON, text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
            text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(text), number.isFinite
        else { return text }
        return NumberText.shortest(number)
    }

    static func tooDeep(_ limits: Limits, at place: ScenePlace) -> Diagnostic {
        Diagnostic("the scene is nested more than \(limits.depth) levels deep", at: place, hint: limits.remedy(.depth))
    }

    private mutating func collection(_ node: YAMLNode, at place: ScenePlace, depth: Int, isInFlow: Bool) -> SceneValue?
    {
        if case .sequence(let sequence) = node.content {
            var values: [SceneValue] = []
            for (index, item) in sequence.enumerated() where count <= limits.nodes {
                let path = place.path.appending(index)
                if let value = value(of: item, path: path, depth: depth + 1, isInFlow: isInFlow) {
                    values.append(value)
                }
            }
            return SceneValue(.sequence(values), at: place)
        }
        var entries: [SceneEntry] = []
        guard case .mapping(let pairs) = node.content else {
            preconditionFailure("A collection is a list or a mapping.")
        }
        for (keyNode, valueNode) in pairs where count <= limits.nodes {
            guard let (key, keyPlace) = key(keyNode, in: place.path) else { continue }
            if let value = value(of: valueNode, path: keyPlace.path, depth: depth + 1, isInFlow: isInFlow) {
                entries.append(SceneEntry(key: key, at: keyPlace, value: value))
            }
        }
        return SceneValue(.mapping(entries), at: place)
    }

    private mutating func key(_ node: YAMLNode, in path: ScenePath) -> (String, ScenePlace)? {
        let place = place(of: node, path)
        let first = source.index(line: place.location.line, column: place.location.column).map { source.scalars[$0] }
        guard refusal(of: node, first: first, at: place) == nil else { return nil }
        guard case .scalar(let name, let style) = node.content else {
            diagnostics.error("a key must be a name, not a list or a mapping", at: place)
            return nil
        }
        guard !name.isEmpty else {
            diagnostics.error("a name is missing before the \":\"", at: place)
            return nil
        }
        if name == "<<", style == .plain {
            diagnostics.error(
                "merge keys are not part of the scene language", at: place, hint: "declare a component or a modifier")
            return nil
        }
        return (name, ScenePlace(place.location, path.appending(name)))
    }

    /// Reports a node with an anchor or a tag. Only they make a node begin with `&` or `!`, which no scalar does.
    private func refusal(of node: YAMLNode, first: Unicode.Scalar?, at place: ScenePlace) -> Diagnostic? {
        let refused: Diagnostic
        if node.hasAnchor || first == "&" {
            // An alias is the anchor's node again, at the anchor's place: without the path it is reported once.
            refused = Self.anchorsRefused(at: ScenePlace(place.location))
        } else if first == "!" {
            refused = Self.tagsRefused(at: place)
        } else {
            return nil
        }
        diagnostics.report(refused)
        return refused
    }

    static func anchorsRefused(at place: ScenePlace) -> Diagnostic {
        Diagnostic(
            "anchors and aliases are not part of the scene language", at: place,
            hint: "declare a component or a modifier; put a text that begins with \"&\" or \"*\" in quotes")
    }

    static func tagsRefused(at place: ScenePlace) -> Diagnostic {
        Diagnostic(
            "tags are not part of the scene language", at: place,
            hint: "put a text that begins with \"!\" in quotes; not is written =!value")
    }

    private func place(of node: YAMLNode, _ path: ScenePath) -> ScenePlace {
        ScenePlace(surrogates.location(node.mark, in: source), path)
    }
}
