import TintypeTree

extension ViewSpec {
    static let spacer = ViewSpec(
        "Spacer", "Takes the space that the views around it leave.",
        [.main("minLength", .number, "The least length, in points; 8 without it.")],
        example: WordExample(
            "HStack: [{Text: Left}, Spacer, {Text: Right}]",
            swift: """
                HStack {
                    Text("Left")
                    Spacer()
                    Text("Right")
                }
                """)
    ) { call in
        let length = call.optionalNumber("minLength")
        return { frame, scope in scope.appendSpacer(minLength: length(frame, scope)) }
    }
}
