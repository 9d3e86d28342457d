import TintypeGraphics

extension SymbolTable {
    /// Vehicles and ways.
    static let transport: [SymbolEntry] = [
        .pair("car", car(filled: false), car(filled: true)),
        .pair("bus", bus(filled: false), bus(filled: true)),
        .pair("tram", tram(filled: false), tram(filled: true)),
        .solid("tram.fill.tunnel", 0xE56F),
        .solid("train.side.front.car", 0xE570),
        .pair("lightrail", tram(filled: false), tram(filled: true)),
        .pair("cablecar", tram(filled: false), tram(filled: true)),
        .solid("ferry", 0xEFF5),
        .pair("sailboat", .rim(sailboat, holes: .dropped, width: 1.7), sailboat),
        .one("airplane", airplane),
        .one("airplane.departure", .joined([airplane.turned(-24).scaled(0.84, dy: -2), .line("M 3 21.4 L 21 21.4")])),
        .one("airplane.arrival", .joined([airplane.turned(24).scaled(0.84, dy: -2), .line("M 3 21.4 L 21 21.4")])),
        .one("bicycle", bicycle),
        .one("scooter", 0xEB1F),
        .one("moped", 0xEB28),
        .filled("moped", 0xEB28),
        .one("motorcycle", 0xE9F9),
        .filled("motorcycle", 0xE9F9),
        .pair(
            "truck.box", .joined([.rim(truck, holes: .dropped, width: 1.7), truckWheels]),
            .joined([truck, truckWheels])),
        .pair(
            "fuelpump", .joined([.rim(fuelPump, holes: .filled, width: 1.7), fuelHose]), .joined([fuelPump, fuelHose])),
        .solid("ev.charger", 0xE56D),
        .one(
            "road.lanes",
            .joined([
                .line("M 7.5 3.5 L 3.5 20.5 M 16.5 3.5 L 20.5 20.5"),
                .line("M 12 4 L 12 6.5 M 12 10.6 L 12 13.4 M 12 17.5 L 12 20"),
            ])),
        .solid("location", location),
        .solid("location.north", north),
        .solid("location.north.line", .joined([north.scaled(0.86, dy: -2.4), .fill("R 4 20 16 2 1")])),
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
