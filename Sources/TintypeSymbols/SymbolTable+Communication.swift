import Foundation
import TintypeGraphics

extension SymbolTable {
    /// Messages, calls, mail and signals.
    static let communication: [SymbolEntry] = [
        .solid("message", ovalBubble),
        .solid("bubble", .fill(bubble)),
        .solid("bubble.left", .fill(bubble)),
        .pair(
            "bubble.right", SymbolDrawing.rim(.fill(bubble), holes: .dropped).mirrored,
            SymbolDrawing.fill(bubble).mirrored),
        .solid(
            "bubble.middle.bottom",
            .rounded(
                """
                M 5.5 3.5 L 18.5 3.5 C 20 3.5 21 4.5 21 6 L 21 14 C 21 15.5 20 16.5 18.5 16.5 L 14.5 16.5 L 12 \
                20.5 L 9.5 16.5 L 5.5 16.5 C 4 16.5 3 15.5 3 14 L 3 6 C 3 4.5 4 3.5 5.5 3.5 Z
                """
            )),
        .solid("text.bubble", .cut(.fill(bubble), by: .line("M 7 8 L 17 8 M 7 12 L 13.6 12", width: 1.8))),
        .solid("ellipsis.bubble", .cut(.fill(bubble), by: .fill("O 7.4 9.8 1.5 O 12 9.8 1.5 O 16.6 9.8 1.5"))),
        .solid("quote.bubble", .cut(.fill(bubble), by: quote.scaled(0.46, dy: -2))),
        .pair("bubble.left.and.bubble.right", bubbles(filled: false), bubbles(filled: true)),
        .one("quote.opening", quote.turned(180)),
        .one("quote.closing", quote),
        .solid("envelope", mail),
        .solid("envelope.open", openMail),
        .pair("phone", .rim(handset, holes: .dropped, width: 1.8), handset),
        .pair("phone.down", SymbolDrawing.rim(handset, holes: .dropped, width: 1.8).turned(135), handset.turned(135)),
        .pair(
            "phone.connection", phone(arrow: "M 14 5.5 C 16.5 5.7 18.3 7.5 18.5 10 M 14 2 C 18.7 2.2 21.8 5.3 22 10"),
            .joined([handset, .line("M 14 5.5 C 16.5 5.7 18.3 7.5 18.5 10 M 14 2 C 18.7 2.2 21.8 5.3 22 10")])),
        .pair(
            "phone.arrow.up.right", phone(arrow: "M 14.5 9.5 L 21 3 M 15.5 3 L 21 3 L 21 8.5"),
            .joined([handset, .line("M 14.5 9.5 L 21 3 M 15.5 3 L 21 3 L 21 8.5")])),
        .pair(
            "phone.arrow.down.left", phone(arrow: "M 21 3 L 14.5 9.5 M 20 9.5 L 14.5 9.5 L 14.5 4"),
            .joined([handset, .line("M 21 3 L 14.5 9.5 M 20 9.5 L 14.5 9.5 L 14.5 4")])),
        .pair("bell", bell(filled: false), bell(filled: true)),
        .pair(
            "bell.and.waves.left.and.right",
            .joined([bell(filled: false), ringing]), .joined([bell(filled: true), ringing])),
        .pair("paperplane", paperplane, filledPaperplane),
        .solid("megaphone", megaphone),
        .solid("speaker", .fill(speaker)),
        .stepped("speaker.wave.1", sound(1, filled: false), sound(1, filled: true)),
        .stepped("speaker.wave.2", sound(2, filled: false), sound(2, filled: true)),
        .stepped("speaker.wave.3", sound(3, filled: false), sound(3, filled: true)),
        .pair("speaker.slash", .slashed(.rim(.fill(speaker), holes: .dropped)), .slashed(.fill(speaker))),
        .stepped("wave.3.right", SymbolSteps(arcs.map { .line($0) })),
        .stepped("wave.3.left", SymbolSteps(arcs.map { SymbolDrawing.line($0).mirrored })),
        .stepped(
            "dot.radiowaves.left.and.right",
            SymbolSteps([.fill("O 12 12 2")] + radioWaves.map { .line($0) })),
        .stepped(
            "dot.radiowaves.right",
            SymbolSteps([
                .fill("O 5 12 2"), .line("M 9.6 8.2 C 11.8 10.4 11.8 13.6 9.6 15.8"),
                .line("M 13.4 5 C 17.3 8.9 17.3 15.1 13.4 19"),
            ])),
        .stepped(
            "antenna.radiowaves.left.and.right",
            SymbolSteps(
                .joined([.fill("O 12 10 2"), .line("M 12 11 L 12 22")]),
                radioWaves.map { SymbolDrawing.line($0).scaled(1, dy: -2) })),
        .stepped(
            "wifi",
            SymbolSteps([
                .soft("M 12 19.5 L 10 17.4 C 11.2 16.4 12.8 16.4 14 17.4 Z", radius: 0.8),
                .line("M 5.8 13.6 C 9.4 10.1 14.6 10.1 18.2 13.6"), .line("M 2 9.5 C 7.8 3.8 16.2 3.8 22 9.5"),
            ])),
        .one(
            "wifi.exclamationmark",
            .joined([
                .cut(
                    .line("M 2 9.5 C 7.8 3.8 16.2 3.8 22 9.5 M 5.8 13.6 C 9.4 10.1 14.6 10.1 18.2 13.6"),
                    by: .fill("R 8.5 0 7 24 0")),
                .line("M 12 4.8 L 12 14.5"), .fill("O 12 19 1.6"),
            ])),
        .stepped(
            "cellularbars",
            SymbolSteps([
                .fill("R 2 15 3.6 5.5 1"), .fill("R 7.4 11.5 3.6 9 1"), .fill("R 12.8 7.8 3.6 12.7 1"),
                .fill("R 18.2 4 3.6 16.5 1"),
            ])),
        .one("personalhotspot", link),
        .one("link", link),
        .one("globe", globe),
        .one("network", globe),
        .pair("globe.americas", .globe(americas), .cut(.fill("O 12 12 10"), by: americas)),
        .pair("globe.europe.africa", .globe(africa), .cut(.fill("O 12 12 10"), by: africa)),
        .pair("globe.asia.australia", .globe(asia), .cut(.fill("O 12 12 10"), by: asia)),
        .solid("video", video),
        .solid("video.bubble.left", .cut(.fill(bubble), by: video.scaled(0.52, dy: -2))),
        .pair("mic", microphone, filledMicrophone),
        .one("waveform", .line(voice, width: 1.8)),
        .solid("tray", tray),
        .pair(
            "tray.full", .joined([.rim(tray, holes: .filled), .line("M 7 6 L 17 6 M 8.5 2.6 L 15.5 2.6")]),
            .joined([tray, .line("M 7 6 L 17 6 M 8.5 2.6 L 15.5 2.6")])),

        .pair(
            "archivebox",
            .joined([
                .rim(.fill("R 1.8 3.5 20.4 5.5 1.5"), holes: .dropped),
                .rim(.fill("R 3.2 7 17.6 14 2.5"), holes: .dropped), .line("M 9 12.5 L 15 12.5"),
            ]),
            .joined([
                .fill("R 1.8 3.5 20.4 4.6 1.3"),
                .cut(
                    .fill(
                        """
                        M 3.2 9.6 L 20.8 9.6 L 20.8 18.4 C 20.8 20 19.9 20.9 18.3 20.9 L 5.7 20.9 C 4.1 20.9 3.2 \
                        20 3.2 18.4 Z
                        """
                    ), by: .line("M 9 13 L 15 13")),
            ])),
        .one("qrcode", code),
        .one("barcode", barcode),
        .pair("character.book.closed", 0xE8E2, 0xE8E2),
        .one("translate", 0xE8E2),
        .one("signature", 0xE155),
    ]

    static let bubble: SymbolPen =
        """
        M 5.5 2.5 L 18.5 2.5 C 20.7 2.5 22 3.8 22 6 L 22 14 C 22 16.2 20.7 17.5 18.5 17.5 L 11 17.5 L 6.6 21.6 C \
        5.9 22.2 5.2 21.8 5.2 20.9 L 5.2 17.5 C 3.2 17.3 2 16.1 2 14 L 2 6 C 2 3.8 3.3 2.5 5.5 2.5 Z
        """
    static let ovalBubble = SymbolDrawing.fill(
        """
        M 12 2.6 C 18 2.6 22.3 6.3 22.3 11 C 22.3 15.7 18 19.4 12 19.4 C 11 19.4 10.1 19.3 9.2 19.1 C 7.8 20.4 \
        5.8 21.4 3.8 21.6 C 3.2 21.6 3 21.1 3.4 20.6 C 4.2 19.6 4.7 18.4 4.8 17.1 C 2.9 15.6 1.7 13.4 1.7 11 C \
        1.7 6.3 6 2.6 12 2.6 Z
        """
    )
    private static let mail = SymbolDrawing.cut(
        .fill("R 1.8 4.5 20.4 15 3"), by: .line("M 3 7.6 L 10.6 13.6 C 11.5 14.3 12.5 14.3 13.4 13.6 L 21 7.6"))
    private static let openMail = SymbolDrawing.cut(
        .fill(
            """
            M 10.6 2.4 C 11.5 1.9 12.5 1.9 13.4 2.4 L 20.8 7 C 21.8 7.6 22.2 8.4 22.2 9.6 L 22.2 18.4 C 22.2 20.5 \
            21.1 21.6 19 21.6 L 5 21.6 C 2.9 21.6 1.8 20.5 1.8 18.4 L 1.8 9.6 C 1.8 8.4 2.2 7.6 3.2 7 Z
            """
        ),
        by: .line("M 3 10.6 L 10.6 15.4 C 11.5 16 12.5 16 13.4 15.4 L 21 10.6"))
    private static let ringing = SymbolDrawing.line(
        "M 3.6 10.5 C 3.8 7.5 5 5.2 7 3.5 M 20.4 10.5 C 20.2 7.5 19 5.2 17 3.5")
    private static let speaker: SymbolPen =
        """
        M 4.5 8.5 L 7.5 8.5 L 12 4.4 C 13 3.5 14.4 4 14.4 5.4 L 14.4 18.6 C 14.4 20 13 20.5 12 19.6 L 7.5 15.5 L \
        4.5 15.5 C 3.2 15.5 2.5 14.8 2.5 13.5 L 2.5 10.5 C 2.5 9.2 3.2 8.5 4.5 8.5 Z
        """
    private static let waves: [SymbolPen] = [
        "M 17.6 9.2 C 18.6 10.9 18.6 13.1 17.6 14.8", "M 20.6 6.8 C 22.7 9.9 22.7 14.1 20.6 17.2",
        "M 23.6 4.4 C 26.8 8.9 26.8 15.1 23.6 19.6",
    ]
    private static let arcs: [SymbolPen] = [
        "M 4.5 9 C 6 10.8 6 13.2 4.5 15", "M 9.5 6 C 12.6 9.5 12.6 14.5 9.5 18",
        "M 14.5 3 C 19.2 8.2 19.2 15.8 14.5 21",
    ]

    /// A loudspeaker with some waves.
    private static func sound(_ count: Int, filled: Bool) -> SymbolSteps {
        let shift = -1.5 * CGFloat(count)
        let body = SymbolDrawing.fill(speaker)
        return SymbolSteps(
            (filled ? body : .rim(body, holes: .dropped)).shifted(shift),
            waves.prefix(count).map { SymbolDrawing.line($0).shifted(shift) })
    }

    private static let tray = SymbolDrawing.cut(
        .fill(
            """
            M 6 8.6 L 18 8.6 L 22.2 14.5 L 22.2 18 C 22.2 19.8 21.2 20.8 19.4 20.8 L 4.6 20.8 C 2.8 20.8 1.8 19.8 \
            1.8 18 L 1.8 14.5 Z
            """
        ),
        by: .line("M 3 14.4 L 8 14.4 C 8.4 17.6 15.6 17.6 16 14.4 L 21 14.4", width: 1.7))
    private static let barcode = SymbolDrawing.fill(
        """
        R 2.5 4.5 2 15 0.4 R 6 4.5 1.2 15 0.4 R 8.6 4.5 2.4 15 0.4 R 12.4 4.5 1.2 15 0.4 R 15 4.5 1.2 15 0.4 R \
        17.6 4.5 2 15 0.4 R 20.8 4.5 1.2 15 0.4
        """
    )

    /// Two bubbles, of which the first hides a part of the other.
    private static func bubbles(filled: Bool) -> SymbolDrawing {
        func placed(_ drawing: SymbolDrawing, front: Bool) -> SymbolDrawing {
            front ? drawing.scaled(0.66, dx: -3.6, dy: -3.4) : drawing.mirrored.scaled(0.66, dx: 4, dy: 2.6)
        }
        let one = SymbolDrawing.fill(bubble).outlined(unless: filled)
        let gap = placed(.joined([.fill(bubble), .line(bubble, width: 3.2)]), front: true)
        return .joined([placed(one, front: true), .cut(placed(one, front: false), by: gap)])
    }

    private static func phone(arrow: SymbolPen) -> SymbolDrawing {
        .joined([.rim(handset, holes: .dropped, width: 1.8), .line(arrow)])
    }
}

extension SymbolDrawing {
    /// The rim of a globe, and its land.
    fileprivate static func globe(_ land: SymbolDrawing) -> SymbolDrawing {
        .joined([.rim(.fill("O 12 12 10"), holes: .dropped), land])
    }
}
