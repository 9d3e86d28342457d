import TintypeTree

extension ViewSpec {
    static let section = ViewSpec(
        "Section", "Views with a header before and a footer after them; one after the other outside a list.",
        [
            ArgumentSpec("title", .string, "The header, where it is a text."),
            ArgumentSpec("header", .views, "The views before the content."),
            .main("content", .views, "The views inside."),
            ArgumentSpec("footer", .views, "The views after the content."),
        ]
    ) { call in
        call.exclude("title", "header")
        let title = call.has("title") ? call.string("title") : nil
        let (header, content, footer) = (call.views("header"), call.views("content"), call.views("footer"))
        return { frame, scope in
            scope.descend(.index(0)) { scope in
                if let title { scope.appendText(title(frame, scope)) } else { header(frame, &scope) }
            }
            scope.descend(.index(1)) { content(frame, &$0) }
            scope.descend(.index(2)) { footer(frame, &$0) }
        }
    }
}
