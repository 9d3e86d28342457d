import TintypeTree
import TintypeUI

extension ModifierSpec {
    private static let presented = Parameter<ScenePresentation>.presentation(.presentedContent)

    static let navigationDestination = ModifierSpec(
        "navigationDestination", "The view that values of a type on the path lead to, or one above this view.",
        [ArgumentSpec("for", .type, "The type of the values, e.g. string or {name: string}.")] + presented.specs,
        example: WordExample(
            """
            NavigationStack:
              path: [Tokyo]
              root:
                - NavigationLink: {title: Tokyo, value: Tokyo}
                  modifiers:
                    - navigationTitle: Cities
                    - navigationDestination: {for: string, as: city, content: [{Text: $(city) at night}]}
            """,
            swift: """
                NavigationStack(path: .constant(["Tokyo"])) {
                    NavigationLink("Tokyo", value: "Tokyo")
                        .navigationTitle("Cities")
                        .navigationDestination(for: String.self) { city in
                            Text("\\(city) at night")
                        }
                }
                """)
    ) { call in
        guard let written = call.value("for") else {
            let presentation = presented.read(call)
            return composed { frame, scope, content in
                let presentation = presentation(frame, scope)
                return content.navigationDestination(isPresented: presentation.isPresented) { presentation.content }
            }
        }
        call.exclude("for", "isPresented")
        call.exclude("for", "item")
        let name = call.binding("as", default: "item")
        guard let type = call.reader.type(written) else { return { _, _, _ in } }
        let views = call.views("content", in: call.scope.binding(name, type))
        return composed { frame, _, content in
            content.navigationDestination(named: "\(type)") { value -> ScopeView? in
                guard let datum = value.base as? SceneDatum, type.contains(datum) else { return nil }
                return frame.binding(name, datum).view(views)
            }
        }
    }
}

extension SceneType {
    /// Returns whether a value is one of the type. A record has the type's fields and no others.
    func contains(_ datum: SceneDatum) -> Bool {
        switch (self, datum) {
        case (.number, .number), (.string, .string), (.bool, .bool), (.color, .color), (.point, .point),
            (.size, .size), (.rect, .rect), (.insets, .insets), (.nothing, .none), (.optional, .none), (.unknown, _):
            true
        case (.optional(let type), _): type.contains(datum)
        case (.choice(let choice), .string(let name)): choice.values.contains(name)
        case (.list(let type), .list(let values)): values.allSatisfy(type.contains)
        case (.record(let type), .record(let record)):
            type.fields.count == record.fields.count
                && type.fields.allSatisfy { field in record[field.name].map(field.type.contains) ?? false }
        case (_, .reference(let reference)): reference.payload.sceneType == self
        default: false
        }
    }
}
