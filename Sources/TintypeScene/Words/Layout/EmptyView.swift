import TintypeTree

extension ViewSpec {
    static let emptyView = ViewSpec(
        "EmptyView", "No view: it takes no room, and no spacing is kept from it.",
        example: WordExample(
            "VStack: [{Text: Above}, EmptyView, {Text: Below}]",
            swift: """
                VStack {
                    Text("Above")
                    EmptyView()
                    Text("Below")
                }
                """)
    ) { _ in
        SceneChecker.nothing
    }
}
