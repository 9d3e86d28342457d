package import Foundation
import TintypeGraphics

/// A view of a living scene, as its user finds it.
package struct FoundView {
    /// The view and those around it, the innermost first.
    let path: [Node]
    /// The question that it answered, with its number among the answers and how many there were; nil for none.
    var answer: (query: ViewQuery, number: Int, count: Int)?

    init(path: [Node]) {
        self.path = path
    }

    var node: Node { path[0] }
    package var id: ViewID { node.id }

    /// The bounding box in the root's space, in points.
    package var frame: CGRect { node.placement?.frameInRoot ?? .null }

    /// The innermost control that the view is, or is in.
    private var control: ControlLayout? { path.lazy.compactMap { $0.described as? ControlLayout }.first }

    /// nil for what is no control, nor in one.
    package var role: ControlRole? { path.lazy.compactMap(\.controlRole).first }

    /// Indicates whether nothing around disables the view.
    package var isEnabled: Bool { path.lazy.compactMap(\.isEnabledControl).first ?? true }

    /// The things that can be done with the control that the view is, or is in.
    package var actions: [ControlAction] {
        let offers = path.lazy.flatMap { $0.touch ?? [] }.compactMap { trait -> ControlAction? in
            if case .offer(let action) = trait { action } else { nil }
        }
        return (control?.actions ?? []) + offers
    }

    /// The text by which a reader of the screen would call the view.
    package var label: String { node.spokenLabel }

    /// The control's state, or the value for those who do not see it; nil for none.
    package var value: String? {
        if let value = node.traits.accessibility?.value { return value }
        let states = control?.attributes ?? []
        return (states.first { $0.name == "isOn" } ?? states.first { $0.name == "text" || $0.name == "value" })?.value
    }

    /// The view's word in errors: its name or its text, with its kind.
    package var name: String {
        let kind = node.kindForPeople
        if let name = author { return "\(kind) \"\(name)\"" }
        let label = label
        return label.isEmpty ? kind : "\(kind) \"\(label)\""
    }

    /// The name that the author gave the view, or what is put around it alone.
    private var author: String? {
        var inner: Node?
        for node in path {
            if let inner, node.modified !== inner { return nil }
            if let name = node.label { return name }
            inner = node
        }
        return nil
    }

    /// The same view as it stands in another tree; nil where it is gone.
    func again(in root: Node) -> FoundView? {
        var found: FoundView?
        root.walk { path in
            if found == nil, path[0].id == id, path[0].described.nodeName == node.described.nodeName {
                found = FoundView(path: path)
                found?.answer = answer
            }
        }
        if let found { return found }
        // A wrapper is known by the view inside, which may have become another, as a field's text.
        guard let answer else { return nil }
        let views = answer.query.views(in: root)
        return views.count == answer.count ? views[answer.number] : nil
    }
}

extension Node {
    /// Goes through the views that are there, each with those around it, the innermost first.
    func walk(_ visit: ([Node]) -> Void) { walk(in: [], visit) }

    private func walk(in around: [Node], _ visit: ([Node]) -> Void) {
        guard placement != nil, !isLeaving else { return }
        if case .effect(let effect, _) = kind, case .hidden = effect.drawing(in: .zero) { return }
        let path = [self] + around
        visit(path)
        for child in children { child.walk(in: path, visit) }
    }

    /// The word for what is inside all that is put around it; a control is one thing.
    fileprivate var kindForPeople: String {
        if described is ControlLayout { return described.nodeName }
        return modified?.kindForPeople ?? described.nodeName
    }

    /// The text that a leaf shows; nil for other nodes.
    var shownText: String? {
        guard isLeaf, described.nodeName == "Text" else { return nil }
        return described.nodeAttributes.first { $0.name == "text" }?.value
    }

    /// The label for those who do not see the view; else its texts in order, or the name of a picture where there is no text.
    package var spokenLabel: String {
        var (texts, pictures): ([String], [String]) = ([], [])
        for trait in touch ?? [] {
            switch trait {
            case .control(_, let label?, _): return label
            case .spoken(let label): return label()
            default: break
            }
        }
        func collect(_ node: Node) {
            if let accessibility = node.traits.accessibility {
                if accessibility.isHidden { return }
                if let label = accessibility.label { return texts.append(label) }
            }
            for case .spoken(let label) in node.touch ?? [] {
                // A label of several views is one.
                if texts.last != label() { texts.append(label()) }
                return
            }
            if let text = node.shownText { return texts.append(text) }
            if node.isLeaf, ["Symbol", "Image"].contains(node.described.nodeName) {
                let attributes = node.described.nodeAttributes
                if let name = attributes.first(where: { $0.name == "systemName" || $0.name == "name" })?.value {
                    pictures.append(name)
                }
            }
            for child in node.children { collect(child) }
        }
        collect(self)
        return (texts.isEmpty ? pictures : texts).joined(separator: ", ")
    }
}

extension Node {
    /// The things that can be done with the control that the node is; nil for what is none.
    package var controlActions: [ControlAction]? { (described as? ControlLayout)?.actions }

    /// False for a control that is disabled, true for others; nil for what is no control.
    package var isEnabledControl: Bool? {
        if let control = described as? ControlLayout { return control.isEnabled }
        for case .control(_, _, let isEnabled) in touch ?? [] { return isEnabled }
        return nil
    }

    /// nil for what is no control.
    var controlRole: ControlRole? {
        for case .control(let role, _, _) in touch ?? [] { return role }
        // What an author says that a view is goes before what it is made of.
        if let said = traits.accessibility?.traits.lazy.compactMap(ControlRole.init(trait:)).first { return said }
        return (described as? ControlLayout).flatMap { ControlRole(nodeName: $0.name) }
    }
}
