import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let matchedGeometryEffect = ModifierSpec(
        "matchedGeometryEffect",
        "Ties the view to others of its id: a source keeps its place, the others take it over.",
        [
            ArgumentSpec("id", .value, "What the views have in common.").required,
            ArgumentSpec("in", .namespace, "The namespace of the id.").required,
            ArgumentSpec(
                "properties", .choice(Choices.matchedProperties.names), "What is taken over.", default: "frame"),
            ArgumentSpec("anchor", .unitPoint, "The point of the view that is tied.", default: "center"),
            ArgumentSpec("isSource", .bool, "Whether the others follow this one.", default: "true"),
        ],
        example: WordExample(
            """
            HStack:
              - Text: Chosen
                modifiers: [{padding: 8}, {matchedGeometryEffect: {id: tab, in: ns}}]
              - Text: Other
            modifiers:
              - background:
                  - Capsule: {fill: yellow}
                    modifiers: [{matchedGeometryEffect: {id: tab, in: ns, isSource: false}}]
            """,
            declarations: "namespaces: [ns]",
            swift: "ChosenTab()",
            types: """
                private struct ChosenTab: View {
                    @Namespace private var ns

                    var body: some View {
                        HStack {
                            Text("Chosen")
                                .padding(8)
                                .matchedGeometryEffect(id: "tab", in: ns)
                            Text("Other")
                        }
                        .background {
                            Capsule()
                                .fill(.yellow)
                                .matchedGeometryEffect(id: "tab", in: ns, isSource: false)
                        }
                    }
                }
                """)
    ) { call in
        let (id, namespace) = (call.anyValue("id"), call.datum("in"))
        let properties = call.choice("properties", Choices.matchedProperties, default: .frame)
        let (anchor, isSource) = (call.unitPoint("anchor"), call.bool("isSource", default: true))
        guard let id, let namespace else { return { _, _, _ in } }
        return { frame, scope, content in
            guard let namespace = namespace(frame, scope).reference as? SceneNamespace else {
                content(&scope)
                return
            }
            let matched = MatchedGeometry(
                key: MatchedGeometry.Key(id: AnyHashable(id(frame, scope)), namespace: namespace.id),
                properties: properties(frame, scope), anchor: anchor(frame, scope), isSource: isSource(frame, scope))
            scope.wrap(with: MatchedGeometryModifier(matched)) { content(&$0) }
        }
    }
}
