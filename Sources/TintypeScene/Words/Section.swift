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
        let header = call.label("header")
        return composed { frame, scope in
            Section {
                frame.view(content)
            } header: {
                header(frame, scope)
            } footer: {
                frame.view(footer)
            }
        }
    }
}
