import TintypeGraphics

/// A question for views of a living scene.
package enum ViewQuery: CustomStringConvertible {
    /// The view of a name, by `id(_:)` or `accessibilityIdentifier(_:)`.
    case id(String)
    /// The texts that read so.
    case text(String)
    /// The controls, and views with an accessibility label, that are called so.
    case label(String)
    /// The controls of a kind, of one label or of any.
    case role(ControlRole, label: String?)
    /// The view of that name; else the control or view of that label; else the text.
    case name(String)

    package var description: String {
        switch self {
        case .id(let name): "the id \"\(name)\""
        case .text(let text): "the text \"\(text)\""
        case .label(let label): "the label \"\(label)\""
        case .role(let role, nil): "the role \(role.rawValue)"
        case .role(let role, let label?): "the role \(role.rawValue) and the label \"\(label)\""
        case .name(let name): "the id, label or text \"\(name)\""
        }
    }

    /// The views that the question is for, in the order of declaration.
    func views(in root: Node) -> [FoundView] {
        if case .name(let name) = self {
            let answers = [ViewQuery.id(name), .label(name), .text(name)].lazy.map { $0.views(in: root) }
            return answers.first { !$0.isEmpty } ?? []
        }
        var found: [FoundView] = []
        root.walk { path in
            guard self.matches(path[0]) else { return }
            // The views around one often bear its name too; the innermost is meant.
            found.removeAll { view in path.dropFirst().contains { $0 === view.node } }
            found.append(FoundView(path: path))
        }
        for index in found.indices { found[index].answer = (self, index, found.count) }
        return found
    }

    private func matches(_ node: Node) -> Bool {
        switch self {
        case .id(let name): node.label == name
        case .text(let text): node.shownText == text
        case .label(let label):
            node.traits.accessibility?.label == label || (node.controlRole != nil && node.spokenLabel == label)
        case .role(let role, let label):
            node.controlRole == role && (label == nil || node.spokenLabel == label)
        case .name: false
        }
    }

    /// The answers that there would be, in the order of declaration.
    private func candidates(in root: Node) -> [String] {
        var names: [String] = []
        root.walk { path in
            let node = path[0]
            let name: String? =
                switch self {
                case .id: node.label
                case .text: node.shownText
                case .label, .name: node.controlRole == nil ? node.label : node.spokenLabel
                case .role: node.controlRole.map { "\($0.rawValue) \"\(node.spokenLabel)\"" }
                }
            if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The one view that the question is for.
    ///
    /// - Throws: `RenderError` that lists what there is where there is none, or several.
    func one(in root: Node) throws -> FoundView {
        let found = views(in: root)
        if found.count == 1 { return found[0] }
        if found.isEmpty { throw missing(in: root) }
        let list = found.prefix(10).map { "\($0.name) at (\(number($0.frame.midX)), \(number($0.frame.midY)))" }
        throw RenderError(
            "\(found.count) views have \(self): \(list.joined(separator: ", "))",
            hint: "take one of findAll's, or give the view that you mean an id(_:)")
    }

    private func missing(in root: Node) -> RenderError {
        let all = candidates(in: root)
        let wanted: String? =
            switch self {
            case .id(let name), .text(let name), .label(let name), .name(let name): name
            case .role: nil
            }
        let nearest = wanted.map { nearestNames(to: $0, among: all) } ?? []
        let rest = all.filter { !nearest.contains($0) }
        let shown = (nearest + rest).prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
        return RenderError(
            "no view has \(self) at this instant",
            hint: all.isEmpty
                ? "there is no view to be found so"
                : (nearest.isEmpty ? "" : "did you mean \"\(nearest[0])\"? ") + "there are: \(shown)"
                    + (all.count > 20 ? ", and \(all.count - 20) more" : ""))
    }
}
