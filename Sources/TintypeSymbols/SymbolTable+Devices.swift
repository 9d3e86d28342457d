import TintypeGraphics

extension SymbolTable {
    /// Computers, telephones and what is plugged into them.
    static let devices: [SymbolEntry] = [
        .solid("iphone", phoneBody),
        .one("iphone.gen1", .rim(.cut(.fill("R 5.5 1.5 13 21 3"), by: .fill("O 12 19.4 1.1")), holes: .filled)),
        .one("iphone.gen2", .rim(phoneBody, holes: .filled)),
        .one("iphone.gen3", .rim(phoneBody, holes: .filled)),
        .solid("candybarphone", .cut(.fill("R 5.5 1.5 13 21 3.4"), by: .line("M 10.5 18.8 L 13.5 18.8", width: 1.5))),
        .one("ipad", tablet),
        .one("ipad.landscape", tablet.turned(90)),
        .one("laptopcomputer", laptop),
        .one("macbook", laptop),
        .one(
            "macbook.and.iphone",
            .joined([
                SymbolDrawing.cut(laptop, by: .fill("R 14.4 7.4 12 20 0")),
                SymbolDrawing.rim(.fill("R 5.5 1.5 13 21 3"), holes: .dropped).scaled(0.6, dx: 7.4, dy: 2.2),
            ])),
        .one(
            "desktopcomputer",
            .line("R 2.5 3.5 19 13 2.5 M 2.5 13 L 21.5 13 M 12 16.5 L 12 20.5 M 8.5 20.5 L 15.5 20.5")),
        .one("display", .line("R 2.5 3.5 19 13.5 2.5 M 12 17 L 12 20.5 M 8.5 20.5 L 15.5 20.5")),
        .one("display.2", 0xE1B1),
        .solid("server.rack", 0xE875),
        .solid("externaldrive", .cut(.fill("R 2 6 20 12 3"), by: .fill("O 17.8 14 1.3"))),
        .solid("internaldrive", .cut(.fill("R 2 6 20 12 3"), by: .fill("O 17.8 14 1.3"))),
        .solid("opticaldiscdrive", 0xE019),
        .one("applewatch", watch),
        .one("airpods", .joined([bud, bud.mirrored])),
        .one("airpodspro", .joined([bud, bud.mirrored])),
        .one("airpods.max", overEars),
        .solid("keyboard", 0xE312),
        .solid("computermouse", 0xE323),
        .solid("magicmouse", .cut(.fill("R 6.5 1.5 11 21 5.5"), by: .line("M 12 5.5 L 12 8.5", width: 1.6))),
        .pair("cpu", 0xE322, .rim(0xE322, holes: .filled)),
        .pair("memorychip", 0xE30D, .rim(0xE30D, holes: .filled)),
        .solid("simcard", sim),
        .solid("sdcard", 0xE623),
        .one("wifi.router", .rim(0xE328, holes: .filled)),
        .filled("wifi.router", 0xE328),
        .one("cable.connector", 0xEFE6),
        .solid("powerplug", 0xE63C),
        .solid("poweroutlet.type.f", 0xF1D4),
        .one("battery.0", battery(0)),
        .one("battery.25", battery(0.25)),
        .one("battery.50", battery(0.5)),
        .one("battery.75", battery(0.75)),
        .one("battery.100", battery(1)),
        .one("battery.0percent", battery(0)),
        .one("battery.25percent", battery(0.25)),
        .one("battery.50percent", battery(0.5)),
        .one("battery.75percent", battery(0.75)),
        .one("battery.100percent", battery(1)),
        .one("battery.100.bolt", charging),
        .one("battery.100percent.bolt", charging),
        .one("viewfinder", viewfinder),
        .one("qrcode.viewfinder", .joined([viewfinder, code.scaled(0.62)])),
        .one(
            "barcode.viewfinder",
            .joined([
                viewfinder,
                .fill("R 6.5 7.5 1.4 9 0.3 R 9 7.5 1 9 0.3 R 11 7.5 1.8 9 0.3 R 13.8 7.5 1 9 0.3 R 15.8 7.5 1.7 9 0.3"),
            ])),
        .one(
            "faceid",
            .joined([
                viewfinder,
                .line(
                    """
                    M 8.4 8.8 L 8.4 10.2 M 15.6 8.8 L 15.6 10.2 M 12.4 8.8 L 12.4 12.8 L 11.4 12.8 M 8.4 15.4 C \
                    10.4 17.2 13.6 17.2 15.6 15.4
                    """,
                    width: 1.6),
            ])),
        .one("macwindow", .line("R 2.5 4 19 16 2.5 M 2.5 8.5 L 21.5 8.5")),
        .one(
            "macwindow.and.pointer.arrow",
            .joined([
                .cut(.line("R 2.5 4 19 16 2.5 M 2.5 8.5 L 21.5 8.5"), by: .fill("O 18 17.5 7")),
                pointer.scaled(0.62, dx: 6, dy: 5),
            ])),
        .one("menubar.rectangle", .joined([.line("R 2.5 4 19 16 2.5"), .fill("R 5 6.4 14 2.6 0.6")])),
        .one("dock.rectangle", .joined([.line("R 2.5 4 19 16 2.5"), .fill("R 7 14.4 10 2.8 0.8")])),
        .one(
            "filemenu.and.selection",
            .joined([
                .line("M 3 3.5 L 14 3.5"), .line("R 3.5 7 17 13.5 2 M 7 16.5 L 14 16.5", width: 1.8),
                .fill("R 6 9.8 12 3.4 0.8"),
            ])),
        .one("cursorarrow", pointer),
        .one("pointer.arrow", pointer),
        .one("cursorarrow.click", 0xE762),
        .one("pointer.arrow.click", clicked),
        .one("pointer.arrow.click.2", clicked),
        .one("cursorarrow.click.2", clicked),
        .one("pointer.arrow.motionlines.click", clicked),
        .one("cursorarrow.motionlines.click", clicked),
        .one("pointer.arrow.rays", clicked),
        .one("cursorarrow.rays", clicked),
        .one("terminal", .line("R 2.5 4 19 16 3 M 6.5 9 L 9.5 11.5 L 6.5 14 M 12 15 L 16 15")),
        .filled("terminal", .cut(.fill("R 1.5 3 21 18 4"), by: .line("M 6.5 8.5 L 9.5 11.2 L 6.5 14 M 12 15 L 16 15"))),
        .one("widget.extralarge", .line("R 2.5 4.5 19 15 3")),
        .solid(
            "switch.2",
            .joined([
                .cut(.fill("R 2 2.5 20 8.4 4.2"), by: .fill("O 17.6 6.7 2.6")),
                .cut(.rim(.fill("R 2 13.1 20 8.4 4.2"), holes: .dropped), by: .fill("O 30 30 1")),
                .fill("O 6.4 17.3 2.4"),
            ])),
    ]

    static let viewfinder = SymbolDrawing.line(
        """
        M 3 8 L 3 6 C 3 4 4 3 6 3 L 8 3 M 16 3 L 18 3 C 20 3 21 4 21 6 L 21 8 M 21 16 L 21 18 C 21 20 20 21 18 21 \
        L 16 21 M 8 21 L 6 21 C 4 21 3 20 3 18 L 3 16
        """
    )
    private static let phoneBody = SymbolDrawing.cut(
        .fill("R 5.5 1.5 13 21 3.4"), by: .fill("R 9.6 4 4.8 1.7 0.85"))
    private static let tablet = SymbolDrawing.joined([
        .rim(.fill("R 3.5 1.5 17 21 3"), holes: .dropped), .line("M 10 19 L 14 19", width: 1.3),
    ])
    private static let laptop = SymbolDrawing.line("R 4 4.8 16 11.4 2 M 1.6 19.2 L 22.4 19.2")
    private static let bud = SymbolDrawing.joined([.fill("O 6.8 7.2 4.4"), .line("M 9 8 L 9 19.5", width: 2.6)])
    static let pointer = SymbolDrawing.rounded(
        "M 6.5 3.4 L 18.4 14.6 L 13 15 L 15.8 20.6 L 13.4 21.6 L 10.8 15.8 L 6.5 19.6 Z")
    private static let clicked = SymbolDrawing.joined([
        pointer.scaled(0.72, dx: 3, dy: 3.4),
        .line("M 8 5.5 L 8 2.5 M 4.8 7 L 2.8 5 M 5.2 11.2 L 2.2 11.2 M 11.6 7 L 13.6 5", width: 1.8),
    ])
    private static let charging = SymbolDrawing.joined([
        .cut(battery(1), by: .line("M 13.4 5 L 8.4 12.6 L 12.6 12.6 L 10 19.4", width: 4)),
        .rounded("M 13.2 6.4 L 8.4 12.8 L 11.6 12.8 L 10.6 17.6 L 15.2 11.2 L 12.2 11.2 Z"),
    ])

    private static func battery(_ level: Double) -> SymbolDrawing {
        let shell = SymbolDrawing.joined([
            .line("R 1.4 6.5 18.6 11 3", width: 1.6), .fill("M 21.4 9.8 C 23.4 10.4 23.4 13.6 21.4 14.2 Z"),
        ])
        guard level > 0 else { return shell }
        return .joined([shell, .fill(SymbolPen("R 3.4 8.5 \(14.6 * level) 7 1.3"))])
    }
}
