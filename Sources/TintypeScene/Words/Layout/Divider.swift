import TintypeUI

extension ViewSpec {
    static let divider = ViewSpec(
        "Divider", "A thin line across the axis of the stack around it.",
        example: WordExample(
            "VStack: [{Text: Above}, Divider, {Text: Below}]",
            swift: """
                VStack {
                    Text("Above")
                    Divider()
                    Text("Below")
                }
                """)
    ) {
        Divider()
    }
}
