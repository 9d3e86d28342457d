import TintypeTree
import TintypeUI

/// The phase in which a picture of the network is drawn.
private enum LoadingPhase: String, CaseIterable {
    case empty, success, failure
}

extension Choices {
    fileprivate static let loadingPhase = Choice("phase", LoadingPhase.allCases.map { ($0.rawValue, $0) })
}

extension ViewSpec {
    static let asyncImage = ViewSpec(
        "AsyncImage",
        "A picture that an app would load, in one of its phases. Nothing is fetched: a file stands for it.",
        ArgumentSpec.imageFile + [
            ArgumentSpec("url", .string, "The address that the app loads, for readers."),
            ArgumentSpec(
                "phase", .choice(Choices.loadingPhase.names), "The phase; `success` beside a file, else `empty`."),
            ArgumentSpec("as", .binding, "The name of the file's path in the content.", default: "image"),
            ArgumentSpec("content", .views, "The views of the loaded picture, such as `Image: {file: =image}`."),
            ArgumentSpec("placeholder", .views, "The views before it is there."),
            ArgumentSpec("failure", .views, "The views where it cannot be loaded; the placeholder's without them."),
        ],
        example: WordExample(
            """
            AsyncImage:
              url: https://example.com/bread.jpg
              placeholder:
                Circle: {fill: quaternary}
            modifiers: [{frame: {width: 60, height: 60}}]
            """,
            swift: """
                AsyncImage(url: URL(string: "https://example.com/bread.jpg")) {
                    $0
                } placeholder: {
                    Circle().fill(.quaternary)
                }
                .frame(width: 60, height: 60)
                """)
    ) { call in
        call.need(["file"], for: "content")
        let name = call.binding("as", default: "image")
        let path = call.string("file")
        let hasFile = call.has("file")
        let image = hasFile ? call.fileImage() : Argument(Image(missing: "nil"))
        let content = call.has("content") ? call.views("content", in: call.scope.binding(name, .string)) : nil
        let placeholder = call.has("placeholder") ? call.views("placeholder") : nil
        let failure = call.has("failure") ? call.views("failure") : placeholder
        let phase = call.choice("phase", Choices.loadingPhase, default: hasFile ? .success : .empty)
        return { frame, scope in
            switch phase(frame, scope) {
            case .success:
                if let content {
                    content(frame.binding(name, .string(path(frame, scope))), &scope)
                } else {
                    Image._evaluate(image(frame, scope), into: &scope)
                }
            case .empty, .failure:
                let views = phase(frame, scope) == .failure ? failure : placeholder
                guard let views else { return Image._evaluate(Image(missing: "nil").resizable(), into: &scope) }
                views(frame, &scope)
            }
        }
    }
}
