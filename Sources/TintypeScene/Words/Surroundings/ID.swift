import TintypeTree

extension ModifierSpec {
    static let id = ModifierSpec(
        "id", "Gives the view an identity; it is also the name by which inspect, masks and tests find it.",
        [.main("id", .string, "The name.").required],
        example: WordExample(
            """
            Text: Total
            modifiers: [{id: total}]
            """,
            swift: """
                Text("Total")
                    .id("total")
                """)
    ) { call in
        let id = call.string("id")
        if let id = id.constant, let written = call.value("id") {
            call.checker.ids[id, default: []].append(written.place)
        }
        return identifying(id.map { ($0, AnyHashable($0)) })
    }
}

/// A modifier that gives a view a name and an identity.
func identifying(_ id: Argument<(name: String, key: AnyHashable)>) -> ModifierBody {
    { frame, scope, content in
        let (name, key) = id(frame, scope)
        scope.wrap(with: NameModifier(name)) { scope in
            scope.dynamic(.key(key), content)
        }
    }
}
