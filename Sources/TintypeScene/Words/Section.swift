import TintypeTree
import TintypeUI

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
        let (content, footer) = (call.views("content"), call.views("footer"))
        call.exclude("title", "header")
        let header = call.has("title") ? call.text("title") : call.views("header")
        return composed { frame, _ in
            Section {
                frame.view(content)
            } header: {
                frame.view(header)
            } footer: {
                frame.view(footer)
            }
        }
    }
}
