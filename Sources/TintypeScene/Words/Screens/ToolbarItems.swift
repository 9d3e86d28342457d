import TintypeTree
import TintypeUI

/// The items that a scene gives a toolbar.
private nonisolated struct SceneToolbar: ToolbarContent {
    typealias Body = Never

    let collect: (inout _ToolbarItems) -> Void

    static func _collect(_ content: SceneToolbar, into items: inout _ToolbarItems) { content.collect(&items) }
}

/// Adds the items of a part of a toolbar.
private typealias ToolbarBody = (SceneFrame, Scope, inout _ToolbarItems) -> Void

extension ViewSpec {
    static let toolbarItem = toolbarOnly(
        "ToolbarItem", "A view in a toolbar, at a place.",
        [
            ArgumentSpec(
                "placement", .choice(Choices.toolbarItemPlacement.names), "The place.", default: "automatic"),
            .main("content", .views, "The view.").required,
        ],
        example: .onScreen(
            "toolbar: [{ToolbarItem: {placement: topBarLeading, content: [{Text: Edit}]}}]",
            swift: """
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Text("Edit") }
                }
                """))

    static let toolbarItemGroup = toolbarOnly(
        "ToolbarItemGroup", "Several views in one place of a toolbar.", toolbarItem.arguments,
        example: .onScreen(
            """
            toolbar:
                - ToolbarItemGroup: {placement: bottomBar, content: [{Text: Archive}, Spacer, {Text: Reply}]}
            """,
            swift: """
                .toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Text("Archive")
                        Spacer()
                        Text("Reply")
                    }
                }
                """))

    static let toolbarSpacer = toolbarOnly(
        "ToolbarSpacer", "Room between the items of a toolbar, which parts their surfaces.",
        [
            .main("sizing", .choice(Choices.spacerSizing.names), "All the room, or the least.", default: "flexible"),
            ArgumentSpec(
                "placement", .choice(Choices.toolbarItemPlacement.names), "The place.", default: "automatic"),
        ],
        example: .onScreen(
            """
            toolbar:
                - ToolbarItem: [{Text: Edit}]
                - ToolbarSpacer: fixed
                - ToolbarItem: [{Image: {systemName: plus}}]
            """,
            swift: """
                .toolbar {
                    ToolbarItem { Text("Edit") }
                    ToolbarSpacer(.fixed)
                    ToolbarItem { Image(systemName: "plus") }
                }
                """))

    /// A word that stands in the list of a toolbar alone.
    private static func toolbarOnly(
        _ name: String, _ doc: String, _ arguments: [ArgumentSpec], example: WordExample
    ) -> ViewSpec {
        ViewSpec(name, doc, arguments, example: example) { call in
            call.checker.diagnostics.error(
                "\(name) stands only in a toolbar", at: call.place,
                hint: "write it in the list of the modifier: toolbar: [\(name): …]")
            return SceneChecker.nothing
        }
    }

    fileprivate static let toolbarWords: [String: ViewSpec] = [
        "ToolbarItem": toolbarItem, "ToolbarItemGroup": toolbarItemGroup, "ToolbarSpacer": toolbarSpacer,
    ]
}

extension ModifierSpec {
    static let toolbar = ModifierSpec(
        "toolbar", "Items in the bars around the view, or, with a visibility, whether bars are seen.",
        [
            .main("content", .views, "ToolbarItem, ToolbarItemGroup, ToolbarSpacer, or views at the end of the bar."),
            ArgumentSpec("visibility", .choice(Choices.visibility.names), "Whether the bars are seen."),
            ArgumentSpec("for", .choices(Choices.bar.names), "The bars that the visibility is for."),
        ],
        example: .onScreen(
            """
            toolbar:
                - ToolbarItem: {placement: topBarLeading, content: [{Text: Edit}]}
                - ToolbarItem: {placement: topBarTrailing, content: [{Image: {systemName: plus}}]}
            """,
            swift: """
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Text("Edit") }
                    ToolbarItem(placement: .topBarTrailing) { Image(systemName: "plus") }
                }
                """)
    ) { call in
        call.exclude("content", "visibility")
        call.need(["visibility"], for: "for")
        let bars = Parameter<[ToolbarPlacement]>.names("for", Choices.bar, "").read(call)
        guard let written = call.value("content") else {
            let visibility = call.choice("visibility", Choices.visibility, default: .automatic)
            return composed { frame, scope, content in
                content.toolbarLook(visibility: visibility(frame, scope), for: bars(frame, scope))
            }
        }
        let items = call.toolbarItems(written.sequence ?? [written])
        return composed { frame, scope, content in
            content.toolbar { SceneToolbar { items(frame, scope, &$0) } }
        }
    }
}

extension CallReader {
    /// Items, and views between them, of which those beside each other are one group.
    fileprivate func toolbarItems(_ values: [SceneValue]) -> ToolbarBody {
        var bodies: [ToolbarBody] = []
        var views: [SceneValue] = []
        func endGroup() {
            guard !views.isEmpty else { return }
            let group = checker.views(SceneValue(.sequence(views), at: views[0].place), in: scope)
            bodies.append { frame, _, items in
                ToolbarItemGroup._collect(ToolbarItemGroup { frame.view(group) }, into: &items)
            }
            views = []
        }
        for value in values {
            if let item = toolbarItem(value) {
                endGroup()
                bodies.append(item)
            } else {
                views.append(value)
            }
        }
        endGroup()
        return { frame, scope, items in
            for body in bodies { body(frame, scope, &items) }
        }
    }

    /// The item that a value is; nil for a view.
    private func toolbarItem(_ value: SceneValue) -> ToolbarBody? {
        let names = value.mapping.map { $0.map(\.key) } ?? value.scalar.map { [$0.text] } ?? []
        if names.contains("if"), let body = toolbarCondition(value) { return body }
        guard let name = names.first(where: { ViewSpec.toolbarWords[$0] != nil && !checker.hasComponent($0) }),
            let spec = ViewSpec.toolbarWords[name], let call = checker.reader.call(value, what: "item of the toolbar")
        else { return nil }
        let item = CallReader(call, spec.arguments, checker: checker, scope: scope)
        let placement = item.choice("placement", Choices.toolbarItemPlacement, default: .automatic)
        if name == "ToolbarSpacer" {
            let sizing = item.choice("sizing", Choices.spacerSizing, default: .flexible)
            return { frame, scope, items in
                ToolbarSpacer._collect(
                    ToolbarSpacer(sizing(frame, scope), placement: placement(frame, scope)), into: &items)
            }
        }
        let content = item.views("content")
        return { frame, scope, items in
            let (placement, view) = (placement(frame, scope), frame.view(content))
            if name == "ToolbarItem" {
                ToolbarItem._collect(ToolbarItem(placement: placement) { view }, into: &items)
            } else {
                ToolbarItemGroup._collect(ToolbarItemGroup(placement: placement) { view }, into: &items)
            }
        }
    }

    /// `if` beside `content` and `else` that hold items; nil where they hold views alone.
    private func toolbarCondition(_ value: SceneValue) -> ToolbarBody? {
        func branch(_ key: String) -> [SceneValue] {
            let written = value.mapping?.first { $0.key == key }?.value
            return written.map { $0.sequence ?? [$0] } ?? []
        }
        let holdsItems = (branch("content") + branch("else")).contains { value in
            let names = value.mapping.map { $0.map(\.key) } ?? value.scalar.map { [$0.text] } ?? []
            return names.contains { $0 == "if" || ViewSpec.toolbarWords[$0] != nil }
        }
        guard holdsItems,
            let mapping = checker.reader.mapping(value, allowing: ["if", "content", "else"], of: "if"),
            let written = mapping["if"], let typed = checker.typed(written, as: .bool, in: scope)
        else { return nil }
        func items(_ key: String, holds: Bool) -> ToolbarBody {
            var inner = scope
            inner.types = scope.types.narrowing(by: typed, holds: holds)
            return reading(in: inner).toolbarItems(branch(key))
        }
        let (yes, no) = (items("content", holds: true), items("else", holds: false))
        let condition = Argument(typed, fallback: .bool(false)).map { $0.bool ?? false }
        return { frame, scope, added in
            (condition(frame, scope) ? yes : no)(frame, scope, &added)
        }
    }
}
