import Foundation
import TintypeGraphics

extension SymbolTable {
    /// Plain shapes, all our own, and what is cut or stacked out of them.
    static let shapes: [SymbolEntry] = [
        .solid("circle", .fill("O 12 12 10")),
        .solid("square", .fill("R 3 3 18 18 4")),
        .solid("rectangle", .fill("R 1.5 4.5 21 15 3.5")),
        .solid("rectangle.portrait", .fill("R 4.5 1.5 15 21 3.5")),
        .solid("capsule", .fill("R 1.5 6.5 21 11 5.5")),
        .solid("capsule.portrait", .fill("R 6.5 1.5 11 21 5.5")),
        .solid("oval", .fill("M 12 5 C 25.5 5 25.5 19 12 19 C -1.5 19 -1.5 5 12 5 Z")),
        .solid("app", .fill("R 2.5 2.5 19 19 5.5")),
        .solid("triangle", .rounded("M 12 3.5 L 21.5 19.8 L 2.5 19.8 Z")),
        .solid("diamond", .rounded("M 12 2.5 L 21.5 12 L 12 21.5 L 2.5 12 Z")),
        .solid("pentagon", .rounded("M 12 3 L 21 9.6 L 17.6 20.2 L 6.4 20.2 L 3 9.6 Z")),
        .solid("hexagon", .rounded("M 12 2.6 L 20.2 7.3 L 20.2 16.7 L 12 21.4 L 3.8 16.7 L 3.8 7.3 Z")),
        .solid("octagon", .rounded("M 8.2 3 L 15.8 3 L 21 8.2 L 21 15.8 L 15.8 21 L 8.2 21 L 3 15.8 L 3 8.2 Z")),
        .solid("rhombus", .rounded("M 12 2 L 19.5 12 L 12 22 L 4.5 12 Z")),
        .solid("seal", .fill(seal)),
        .solid("shield", shield),
        .one("circle.dashed", dashes(count: 8, share: 0.6)),
        .one("circle.dotted", dottedCircle),
        .one(
            "square.dashed",
            .line(
                """
                M 3 8 L 3 7 C 3 4.5 4.5 3 7 3 L 8 3 M 16 3 L 17 3 C 19.5 3 21 4.5 21 7 L 21 8 M 21 16 L 21 17 C \
                21 19.5 19.5 21 17 21 L 16 21 M 8 21 L 7 21 C 4.5 21 3 19.5 3 17 L 3 16 M 11.2 3 L 12.8 3 M 11.2 \
                21 L 12.8 21 M 3 11.2 L 3 12.8 M 21 11.2 L 21 12.8
                """
            )),
        .one("circle.lefthalf.filled", half("R 0 0 12 24 0", of: "O 12 12 10")),
        .one("circle.righthalf.filled", half("R 12 0 12 24 0", of: "O 12 12 10")),
        .one("circle.tophalf.filled", half("R 0 0 24 12 0", of: "O 12 12 10")),
        .one("circle.bottomhalf.filled", half("R 0 12 24 12 0", of: "O 12 12 10")),
        .one("square.lefthalf.filled", half("R 0 0 12 24 0", of: "R 3 3 18 18 4")),
        .one("square.righthalf.filled", half("R 12 0 12 24 0", of: "R 3 3 18 18 4")),
        .one("square.righthalf.fill", half("R 12 0 12 24 0", of: "R 3 3 18 18 4")),
        .one("square.tophalf.filled", half("R 0 0 24 12 0", of: "R 3 3 18 18 4")),
        .one("square.bottomhalf.filled", half("R 0 12 24 12 0", of: "R 3 3 18 18 4")),
        .one("rectangle.lefthalf.filled", half("R 0 0 12 24 0", of: "R 1.5 4.5 21 15 3.5")),
        .one("rectangle.righthalf.filled", half("R 12 0 12 24 0", of: "R 1.5 4.5 21 15 3.5")),
        .one("circle.inset.filled", .joined([.rim(.fill("O 12 12 10"), holes: .dropped), .fill("O 12 12 6.4")])),
        .one(
            "square.inset.filled",
            .joined([.rim(.fill("R 3 3 18 18 4"), holes: .dropped), .fill("R 6.5 6.5 11 11 1.6")])),
        .one("rectangle.inset.filled", inset("R 5 8 14 8 1.2")),
        .one("inset.filled.rectangle", inset("R 5 8 14 8 1.2")),
        .one("inset.filled.tophalf.rectangle", inset("R 5 8 14 3.7 1")),
        .one("inset.filled.bottomhalf.rectangle", inset("R 5 12.3 14 3.7 1")),
        .one("inset.filled.lefthalf.rectangle", inset("R 5 8 6.6 8 1")),
        .one("inset.filled.righthalf.rectangle", inset("R 12.4 8 6.6 8 1")),
        .one("inset.filled.leadinghalf.rectangle", inset("R 5 8 6.6 8 1")),
        .one("inset.filled.trailinghalf.rectangle", inset("R 12.4 8 6.6 8 1")),
        .one("inset.filled.topthird.rectangle", inset("R 5 8 14 2.6 0.8")),
        .one("inset.filled.bottomthird.rectangle", inset("R 5 13.4 14 2.6 0.8")),
        .one("inset.filled.leftthird.rectangle", inset("R 5 8 4.4 8 1")),
        .one("inset.filled.rightthird.rectangle", inset("R 14.6 8 4.4 8 1")),
        .one("inset.filled.leadingthird.rectangle", inset("R 5 8 4.4 8 1")),
        .one("inset.filled.trailingthird.rectangle", inset("R 14.6 8 4.4 8 1")),
        .one("inset.filled.center.rectangle", inset("R 8.5 9.5 7 5 1")),
        .outlined("rectangle.split.3x1", .line("R 2.5 5.5 19 13 2.5 M 8.8 5.5 L 8.8 18.5 M 15.2 5.5 L 15.2 18.5")),
        .outlined("rectangle.split.1x2", .line("R 2.5 5.5 19 13 2.5 M 2.5 12 L 21.5 12")),
        .outlined("rectangle.split.2x1", .line("R 2.5 5.5 19 13 2.5 M 12 5.5 L 12 18.5")),
        .outlined("rectangle.split.2x2", .line("R 2.5 5.5 19 13 2.5 M 12 5.5 L 12 18.5 M 2.5 12 L 21.5 12")),
        .one("squareshape.split.2x2", .line("R 4 4 16 16 0 M 12 4 L 12 20 M 4 12 L 20 12")),
        .one(
            "squareshape.split.3x3",
            .line(
                """
                R 3.5 3.5 17 17 0 M 9.2 3.5 L 9.2 20.5 M 14.8 3.5 L 14.8 20.5 M 3.5 9.2 L 20.5 9.2 M 3.5 14.8 L \
                20.5 14.8
                """
            )),
        .solid("suit.heart", heart),
        .solid(
            "suit.spade",
            .joined([
                .rounded(
                    """
                    M 12 3.2 C 13.5 7 20 9.6 20 14 C 20 18.2 14.6 18.6 12.6 15.6 L 11.4 15.6 C 9.4 18.6 4 18.2 4 \
                    14 C 4 9.6 10.5 7 12 3.2 Z
                    """
                ),
                .rounded("M 12 14 C 12 17.5 11 19.5 9.5 20.5 L 14.5 20.5 C 13 19.5 12 17.5 12 14 Z"),
            ])),
        .solid(
            "suit.club",
            .joined([
                .fill("O 12 7 4.6 O 7 13.6 4.6 O 17 13.6 4.6 R 10 8 4 7 0"),
                .rounded("M 12 14 C 12 17.5 11 19.5 9.5 20.5 L 14.5 20.5 C 13 19.5 12 17.5 12 14 Z"),
            ])),
        .solid("suit.diamond", .rounded("M 12 2.5 L 19 12 L 12 21.5 L 5 12 Z")),
        .one("moonphase.new.moon", .rim(.fill("O 12 12 10"), holes: .dropped)),
        .one("moonphase.full.moon", .fill("O 12 12 10")),
        .one("moonphase.first.quarter", half("R 12 0 12 24 0", of: "O 12 12 10")),
        .one("moonphase.last.quarter", half("R 0 0 12 24 0", of: "O 12 12 10")),
    ]

    private static func half(_ side: SymbolPen, of shape: SymbolPen) -> SymbolDrawing {
        .joined([.rim(.fill(shape), holes: .dropped), .common(.fill(shape), .fill(side))])
    }

    private static func inset(_ part: SymbolPen) -> SymbolDrawing {
        .joined([.rim(.fill("R 1.5 4.5 21 15 3.5"), holes: .dropped), .fill(part)])
    }

    static let dottedCircle = dashes(count: 16, share: 0.02)

    /// A circle's line broken into `count` dashes, each a `share` of its period long.
    private static func dashes(count: Int, share: Double) -> SymbolDrawing {
        .joined(
            (0..<count).map { index in
                let turn = 2 * Double.pi / Double(count)
                let (start, end) = ((Double(index) - share / 2) * turn, (Double(index) + share / 2) * turn)
                let bow = 4 / 3 * tan((end - start) / 4) * 9
                func place(_ angle: Double, _ along: Double) -> String {
                    let (c, s) = (cos(angle), sin(angle))
                    return "\(12 + 9 * c - along * s) \(12 + 9 * s + along * c)"
                }
                return .line(
                    SymbolPen("M \(place(start, 0)) C \(place(start, bow)) \(place(end, -bow)) \(place(end, 0))"))
            })
    }

    /// A circle with twelve waves.
    static let seal: SymbolPen = """
        M 12 1.9 C 13.3 1.9 13.7 3.4 14.9 3.7 C 16.1 4 17.2 3 18.3 3.6 C 19.4 4.3 19.1 5.8 19.9 6.6 C 20.6 7.5 \
        22.2 7.5 22.5 8.8 C 22.8 10 21.5 10.8 21.5 12 C 21.5 13.2 22.8 14 22.5 15.2 C 22.2 16.5 20.6 16.5 19.9 \
        17.4 C 19.1 18.2 19.4 19.7 18.3 20.4 C 17.2 21 16.1 20 14.9 20.3 C 13.7 20.6 13.3 22.1 12 22.1 C 10.7 22.1 \
        10.3 20.6 9.1 20.3 C 7.9 20 6.8 21 5.7 20.4 C 4.6 19.7 4.9 18.2 4.1 17.4 C 3.4 16.5 1.8 16.5 1.5 15.2 C \
        1.2 14 2.5 13.2 2.5 12 C 2.5 10.8 1.2 10 1.5 8.8 C 1.8 7.5 3.4 7.5 4.1 6.6 C 4.9 5.8 4.6 4.3 5.7 3.6 C 6.8 \
        3 7.9 4 9.1 3.7 C 10.3 3.4 10.7 1.9 12 1.9 Z
        """
}
