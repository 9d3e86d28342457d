import TintypeGraphics
import Yams

/// Turns the YAML library's tree into ours, and refuses what a scene does not use of YAML.
struct SceneComposer {
    let source: SourceText
    let limits: SceneLimits
    let surrogates: JSONSurrogates
    let diagnostics: DiagnosticBag
    private var count = 0

    init(source: SourceText, limits: SceneLimits, surrogates: JSONSurrogates, diagnostics: DiagnosticBag) {
        self.source = source
        self.limits = limits
        self.surrogates = surrogates
        self.diagnostics = diagnostics
    }

    /// The value that a node stands for; nil where it was refused.
    ///
    /// The library's tree is at most about 2,000 levels deep; the recursion ends at the limit, far above that.
    mutating func value(of node: Node, path: ScenePath, depth: Int, isInFlow: Bool) -> SceneValue? {
        let place = place(of: node, path)
        count += 1
        guard count <= limits.nodes else {
            if count == limits.nodes + 1 {
                diagnostics.error("the scene has more than \(limits.nodes) values", at: place)
            }
            return nil
        }
        let first = source.index(line: place.location.line, column: place.location.column).map { source.scalars[$0] }
        guard refusal(of: node, first: first, at: place) == nil else { return nil }
        let isInFlow = isInFlow || first == "{" || first == "["
        switch node {
        case .scalar(let scalar):
            return SceneValue(
                .scalar(SceneScalar(scalar.string, style: style(scalar.style), isInFlow: isInFlow)), at: place)
        case .sequence, .mapping:
            guard depth <= limits.depth else {
                diagnostics.report(Self.tooDeep(limits, at: ScenePlace(place.location)))
                return nil
            }
            return collection(node, at: place, depth: depth, isInFlow: isInFlow)
        case .alias:
            preconditionFailure("An alias is replaced while the library composes the tree.")
        }
    }

    static func tooDeep(_ limits: SceneLimits, at place: ScenePlace) -> Diagnostic {
        Diagnostic("the scene is nested more than \(limits.depth) levels deep", at: place)
    }

    private mutating func collection(_ node: Node, at place: ScenePlace, depth: Int, isInFlow: Bool) -> SceneValue? {
        if let sequence = node.sequence {
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
        for (keyNode, valueNode) in node.mapping ?? [:] where count <= limits.nodes {
            guard let (key, keyPlace) = key(keyNode, in: place.path) else { continue }
            if let value = value(of: valueNode, path: keyPlace.path, depth: depth + 1, isInFlow: isInFlow) {
                entries.append(SceneEntry(key: key, at: keyPlace, value: value))
            }
        }
        return SceneValue(.mapping(entries), at: place)
    }

    private mutating func key(_ node: Node, in path: ScenePath) -> (String, ScenePlace)? {
        let place = place(of: node, path)
        let first = source.index(line: place.location.line, column: place.location.column).map { source.scalars[$0] }
        guard refusal(of: node, first: first, at: place) == nil else { return nil }
        guard let scalar = node.scalar else {
            diagnostics.error("a key must be a name, not a list or a mapping", at: place)
            return nil
        }
        guard !scalar.string.isEmpty else {
            diagnostics.error("a name is missing before the \":\"", at: place)
            return nil
        }
        if scalar.string == "<<", style(scalar.style) == .plain {
            diagnostics.error(
                "merge keys are not part of the scene language", at: place, hint: "declare a component or a modifier")
            return nil
        }
        return (scalar.string, ScenePlace(place.location, path.appending(scalar.string)))
    }

    /// Reports a node with an anchor or a tag. Only they make a node begin with `&` or `!`, which no scalar does.
    private func refusal(of node: Node, first: Unicode.Scalar?, at place: ScenePlace) -> Diagnostic? {
        let refused: Diagnostic
        if node.anchor != nil || first == "&" {
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

    private func place(of node: Node, _ path: ScenePath) -> ScenePlace {
        guard let mark = node.mark else { preconditionFailure("A node that was parsed has a mark.") }
        return ScenePlace(surrogates.location(mark, in: source), path)
    }

    private func style(_ style: Node.Scalar.Style) -> SceneScalar.Style {
        switch style {
        case .any, .plain: .plain
        case .singleQuoted: .singleQuoted
        case .doubleQuoted: .doubleQuoted
        case .literal, .folded: .block
        }
    }
}
