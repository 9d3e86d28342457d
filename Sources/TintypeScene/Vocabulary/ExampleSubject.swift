/// A small view that examples of modifiers modify, as a scene and as Swift write it.
struct ExampleSubject: Sendable {
    let scene: String
    /// The modifiers that the view has before, as items of a scene's list.
    var modifiers: [String] = []
    let swift: String

    /// An area of bright colours, for effects.
    static let photo = ExampleSubject(
        scene: "LinearGradient: {colors: [orange, pink, indigo], startPoint: top, endPoint: bottom}",
        modifiers: ["frame: {width: 120, height: 80}"],
        swift: """
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
            """)
    static let text = ExampleSubject(scene: "Text: Almond croissant", swift: "Text(\"Almond croissant\")")
    static let symbol = ExampleSubject(scene: "Image: {systemName: star}", swift: "Image(systemName: \"star\")")
    /// A sign with a symbol, a text and a ground.
    static let sign = ExampleSubject(
        scene: "HStack: [{Image: {systemName: bell}}, {Text: Doorbell}]",
        modifiers: ["padding: 12", "background: {style: yellow, in: Capsule}"],
        swift: """
            HStack {
                Image(systemName: "bell")
                Text("Doorbell")
            }
            .padding(12)
            .background(.yellow, in: Capsule())
            """)

    /// Lines that show a text in several lines.
    static let paragraph = ExampleSubject(
        scene: "Text: The bakery opens at seven and closes when the last loaf is sold.",
        swift: "Text(\"The bakery opens at seven and closes when the last loaf is sold.\")")
}

extension WordExample {
    /// A modifier of a view, as an item of `modifiers` and as a call: `blur: 2` and `.blur(radius: 2)`.
    ///
    /// - Parameter then: Modifiers after it, as items and as calls.
    static func on(
        _ modifier: String, swift: String?, of subject: ExampleSubject, then: [(scene: String, swift: String)] = []
    ) -> WordExample {
        let items = (subject.modifiers + [modifier] + then.map(\.scene)).map { "\n  - \($0)" }.joined()
        // A closing brace ends the first line of what is called in a chain.
        let margin = subject.swift.contains("\n}") ? "" : "    "
        return WordExample(
            "\(subject.scene)\nmodifiers:\(items)",
            swift: swift.map { call in
                ([subject.swift, margin + call] + then.map { margin + $0.swift }).joined(separator: "\n")
            })
    }
}
