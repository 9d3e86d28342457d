import TintypeGraphics

extension SymbolTable {
    /// Vehicles and ways.
    static let transport: [SymbolEntry] = [
        .solid("car", 0xEFF7),
        .solid("bus", 0xEFF6),
        .solid("tram", 0xEFF8),
        .solid("tram.fill.tunnel", 0xE56F),
        .solid("train.side.front.car", 0xE570),
        .solid("lightrail", 0xE571),
        .solid("cablecar", 0xE571),
        .solid("ferry", 0xEFF5),
        .solid("sailboat", 0xE502, holes: .rimmed),
        .one("airplane", SymbolDrawing.glyph(0xE539).turned(90)),
        .one("airplane.departure", 0xE905),
        .one("airplane.arrival", 0xE904),
        .one("bicycle", 0xEB29),
        .one("scooter", 0xEB1F),
        .one("moped", 0xEB28),
        .filled("moped", 0xEB28),
        .one("motorcycle", 0xE9F9),
        .filled("motorcycle", 0xE9F9),
        .solid("truck.box", 0xE558),
        .solid("fuelpump", 0xE546),
        .solid("ev.charger", 0xE56D),
        .one(
            "road.lanes",
            .joined([
                .line("M 7.5 3.5 L 3.5 20.5 M 16.5 3.5 L 20.5 20.5"),
                .line("M 12 4 L 12 6.5 M 12 10.6 L 12 13.4 M 12 17.5 L 12 20"),
            ])),
        .solid("location", location),
        .solid("location.north", 0xE55D),
        .solid(
            "location.north.line",
            .joined([SymbolDrawing.glyph(0xE55D).scaled(0.86, dy: -2.4), .fill("R 4 20 16 2 1")])),
        .one("point.topleft.down.curvedto.point.bottomright.up", 0xEACD),
        .one(
            "steeringwheel",
            .joined([
                .rim(.fill("O 12 12 10"), holes: .dropped), .fill("O 12 12.5 2.4"),
                .line("M 2.8 11 L 21.2 11 M 12 13 L 12 21"),
            ])),
        .one("compass.drawing", 0xEA3B),
        .solid("safari", .cut(.fill("O 12 12 10"), by: .fill("M 17.6 6.4 L 13.7 13.7 L 6.4 17.6 L 10.3 10.3 Z"))),
    ]
}
