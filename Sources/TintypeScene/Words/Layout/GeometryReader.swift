import TintypeTree

extension ViewSpec {
    static let geometryReader = ViewSpec(
        "GeometryReader", "Takes the size that it is proposed; its content is made of its size and place.",
        [
            ArgumentSpec("as", .binding, "The name of the proxy.", default: "proxy"),
            .main("content", .views, "The views inside.").required,
        ],
        example: WordExample(
            """
            GeometryReader:
              as: proxy
              content:
                - Text: $(proxy.width) points wide
            """,
            swift: #"""
                GeometryReader { proxy in
                    Text("\(Int(proxy.size.width)) points wide")
                }
                """#)
    ) { call in
        let name = call.binding("as", default: "proxy")
        let content = call.views("content", in: call.scope.binding(name, .proxy))
        return { frame, scope in
            scope.appendGeometryReader { proxy, scope in
                content(frame.binding(name, .reference(SceneProxy(proxy))), &scope)
            }
        }
    }
}
