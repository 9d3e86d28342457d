import TintypeGraphics

/// The way from the root to a view in the words of its author: the author's own types, and SwiftUI's containers and
/// controls by name. Their own parts are left out.
struct ViewTrail {
    private struct Step {
        var name: String
        /// The module of a type of the user's; nil for a view of SwiftUI.
        var module: String?
        /// The view that it is.
        var view: SettledTree.View
    }

    private var steps: [Step] = []
    /// Indicates whether a scene file has a place for a view on the way: its views are known by their places.
    private var isInScene = false

    /// The way with what `view` adds to it.
    func entering(_ view: SettledTree.View) -> ViewTrail {
        var trail = self
        if view.source != nil { trail.isInScene = true }
        for maker in view.makers where maker.module != nil {
            let name = maker.plainName
            if maker.isUsers {
                trail.steps.append(Step(name: name, module: maker.module, view: view))
            } else if ViewTrail.containers.contains(name) || ViewTrail.controls.contains(name) {
                trail.append(name, view)
            }
        }
        let kind = ViewTrail.kinds[view.kind] ?? view.kind
        if ViewTrail.containers.contains(kind) || ViewTrail.controls.contains(kind) { trail.append(kind, view) }
        return trail
    }

    /// Adds a view of SwiftUI, where the step before is not the same view or one that is made of it.
    private mutating func append(_ name: String, _ view: SettledTree.View) {
        guard let last = steps.last, last.module == nil else { return steps.append(Step(name: name, view: view)) }
        switch (last.name, name) {
        case (name, _), ("Form", "List"): steps[steps.count - 1].view = view
        // A list scrolls by what it is made of.
        case ("ScrollView", "List"): steps[steps.count - 1] = Step(name: name, view: view)
        default: steps.append(Step(name: name, view: view))
        }
    }

    /// The innermost of the user's types on the way; nil where there is none, as in scenes.
    var owner: SettledTree.Maker? {
        steps.last { $0.module != nil }.map { SettledTree.Maker(name: $0.name, module: $0.module) }
    }

    /// E.g. `ProfileScreen > List > Button "Edit"`, for a view to which this is the way, itself included; nil in scenes, and
    /// where nothing on it has a name.
    func text(to view: SettledTree.View) -> String? {
        guard !isInScene, !steps.isEmpty else { return nil }
        var words = shown.map(ViewTrail.word)
        let own = ViewLabel.text(view)
        if let last = steps.last {
            let isIt = last.view == view && ViewTrail.name(of: view) == last.name
            let isCaption = ViewTrail.controls.contains(last.name) && ViewLabel.caption(of: last.view) == view
            if isIt || isCaption { return words.joined(separator: " > ") }
        }
        words.append(own)
        return words.joined(separator: " > ")
    }

    /// The steps that a reader needs: from the first of the author's types that is near enough, or from the innermost.
    private var shown: [Step] {
        let own = steps.indices.filter { steps[$0].module != nil }
        guard let start = own.first(where: { steps.count - $0 <= ViewTrail.most }) ?? own.last else {
            return Array(steps.suffix(ViewTrail.most))
        }
        let near = Array(steps[start...])
        return near.count <= ViewTrail.most ? near : [near[0]] + near.suffix(ViewTrail.most - 1)
    }

    /// The greatest number of views that are named before the one that is meant.
    private static let most = 4

    private static func word(_ step: Step) -> String {
        guard step.module == nil, controls.contains(step.name), let caption = ViewLabel.caption(of: step.view) else {
            return step.name
        }
        return "\(step.name) \(ViewLabel.quotedText(of: caption))"
    }

    private static func name(of view: SettledTree.View) -> String { kinds[view.kind] ?? view.kind }

    /// Views of a tree that are known by the name of what they draw.
    private static let kinds = ["ListRows": "List"]

    private static let containers: Set = [
        "Form", "Grid", "LazyHGrid", "LazyVGrid", "List", "NavigationSplitView", "NavigationStack", "ScrollView",
        "TabView", "Table",
    ]

    /// The kinds of view that people know by the text that they show.
    private static let controls: Set = [
        "Button", "ColorPicker", "ContentUnavailableView", "DatePicker", "DisclosureGroup", "Gauge", "GroupBox",
        "Label", "LabeledContent", "Link", "Menu", "NavigationLink", "Picker", "ProgressView", "SecureField",
        "ShareLink", "Stepper", "TextField", "Toggle",
    ]
}
