import TintypeTree

extension ViewSpec {
    static let text = ViewSpec(
        "Text", "Lines of read-only text, in the font and style around it.",
        [.main("text", .string, "The text; $(…) in it is replaced by the value of an expression.").required]
    ) { call in
        let (text, place) = (call.string("text"), call.place)
        return { frame, scope in
            scope.naming(frame.name(of: place)) { $0.appendText(text(frame, $0)) }
        }
    }
}
