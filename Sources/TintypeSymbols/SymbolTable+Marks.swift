import TintypeGraphics

extension SymbolTable {
    /// Signs made of lines, and punctuation: what is most often put into an enclosure or a badge.
    static let marks: [SymbolEntry] = [
        .one("plus", .line("M 12 4.5 L 12 19.5 M 4.5 12 L 19.5 12")),
        .one("minus", .line("M 4.5 12 L 19.5 12")),
        // A fruit, and no trademark.
        .one(
            "applelogo",
            .joined([
                .fill("O 12 14.6 7.6"), .fill("M 12.2 5.6 C 12.2 3 14.2 1.2 17 1.2 C 17 3.8 15 5.6 12.2 5.6 Z"),
            ])),
        .one("multiply", .line("M 6 6 L 18 18 M 18 6 L 6 18")),
        .one("xmark", .line("M 5.5 5.5 L 18.5 18.5 M 18.5 5.5 L 5.5 18.5")),
        .one("divide", .joined([.line("M 4.5 12 L 19.5 12"), .fill("O 12 6.3 1.7 O 12 17.7 1.7")])),
        .one("equal", .line("M 4.5 9 L 19.5 9 M 4.5 15 L 19.5 15")),
        .one("notequal", .line("M 4.5 9 L 19.5 9 M 4.5 15 L 19.5 15 M 15.5 4 L 8.5 20")),
        .one("lessthan", .line("M 18.5 5.5 L 5.5 12 L 18.5 18.5")),
        .one("greaterthan", .line("M 5.5 5.5 L 18.5 12 L 5.5 18.5")),
        .one("plusminus", .line("M 12 3.5 L 12 14.5 M 6.5 9 L 17.5 9 M 6.5 19.5 L 17.5 19.5")),
        .one("plus.forwardslash.minus", .line("M 7 3.5 L 7 10.5 M 3.5 7 L 10.5 7 M 13.5 17 L 20.5 17 M 18 4 L 6 20")),
        .one("checkmark", .line("M 4.5 13.2 L 9.6 19 L 19.2 5")),
        .stepped(
            "ellipsis", SymbolSteps([.fill("O 4.6 12 2.1"), .fill("O 12 12 2.1"), .fill("O 19.4 12 2.1")])),
        .one(
            "questionmark",
            .joined([
                .line(
                    """
                    M 7.6 8.6 C 7.6 3.2 16.6 3.2 16.6 8.4 C 16.6 11.6 12 11.9 12 15
                    """), .fill("O 12 19.3 1.5"),
            ])),
        .one("exclamationmark", .joined([.line("M 12 4.5 L 12 14.3"), .fill("O 12 19 1.5")])),
        .one(
            "exclamationmark.2",
            .joined([.line("M 8.5 4.5 L 8.5 14.3 M 15.5 4.5 L 15.5 14.3"), .fill("O 8.5 19 1.5 O 15.5 19 1.5")])),
        .one(
            "exclamationmark.3",
            .joined([
                .line("M 6 4.5 L 6 14.3 M 12 4.5 L 12 14.3 M 18 4.5 L 18 14.3"),
                .fill("O 6 19 1.5 O 12 19 1.5 O 18 19 1.5"),
            ])),
        .one("info", .joined([.line("M 9.8 10.3 L 12.4 10.3 L 12.4 19 M 9.2 19 L 15.4 19"), .fill("O 12 5.3 1.6")])),
        .one("number", .line("M 9.3 4.5 L 7.3 19.5 M 16.7 4.5 L 14.7 19.5 M 4.8 9.2 L 20 9.2 M 4 14.8 L 19.2 14.8")),
        .one("at", at),
        .one("percent", .joined([.line("M 18 5 L 6 19 O 7.2 7.6 2.7 O 16.8 16.4 2.7")])),
        .one("asterisk", .line("M 12 4.5 L 12 19.5 M 5.5 8.25 L 18.5 15.75 M 18.5 8.25 L 5.5 15.75")),
        .one("dollarsign", .line(dollar)),
        .one("eurosign", .line(euro)),
        .one("sterlingsign", .line(pound)),
        .one("yensign", .line(yen)),
        .one("bitcoinsign", .line(bitcoin)),
        .one("indianrupeesign", .line(rupee)),
        .one("rublesign", 0xEAEC),
        .one("turkishlirasign", 0xEAEF),
        .one("francsign", 0xEAFA),
        .one("sum", .line("M 18 7.4 L 18 4.2 L 6 4.2 L 13 12 L 6 19.8 L 18 19.8 L 18 16.6")),
        .one("infinity", .line(infinity)),
        .one("copyright", .line("M 15.5 8.6 C 13.4 5.6 7.6 6.6 7.6 12 C 7.6 17.4 13.4 18.4 15.5 15.4 O 12 12 9")),
        .one("command", command),
        .one("option", .line("M 3 5.6 L 8.4 5.6 L 15.6 18.4 L 21 18.4 M 14.4 5.6 L 21 5.6")),
        .one("control", .line("M 6 12.5 L 12 6.5 L 18 12.5")),
        .solid("shift", .rounded("M 12 4 L 20 12.4 L 16 12.4 L 16 19.5 L 8 19.5 L 8 12.4 L 4 12.4 Z")),
        .pair(
            "capslock",
            .joined([
                .rim(.rounded("M 12 3 L 20 11 L 16 11 L 16 15.5 L 8 15.5 L 8 11 L 4 11 Z"), holes: .dropped),
                .rim(.fill("R 7 17.7 10 4.3 1.2"), holes: .dropped),
            ]),
            .joined([
                .rounded("M 12 3 L 20 11 L 16 11 L 16 15.5 L 8 15.5 L 8 11 L 4 11 Z"), .fill("R 7 18.5 10 3.5 1.2"),
            ])
        ),
        .one("return", .line("M 19.5 6 L 19.5 9 C 19.5 11.5 18 13 15.5 13 L 4.5 13 M 9 8.5 L 4.5 13 L 9 17.5")),
        .one(
            "escape",
            .line(
                """
                M 11.5 12.5 L 4.5 5.5 M 4.5 11 L 4.5 5.5 L 10 5.5 M 15 5.2 C 22 7.2 22 19.5 12.5 19.5 C 7.5 19.5 \
                5 16.5 4.6 14.6
                """
            )),
        .one("space", .line("M 3 12 L 3 16 L 21 16 L 21 12")),
        .solid("delete.left", deleteLeft),
        .pair("delete.right", SymbolDrawing.rim(deleteLeft, holes: .filled).mirrored, deleteLeft.mirrored),
        .one("power", .line(power)),
        .one("poweron", .line("M 12 5 L 12 19")),
        .one("poweroff", .line("O 12 12 8")),
    ]
}
