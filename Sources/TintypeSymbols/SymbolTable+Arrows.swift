import Foundation
import TintypeGraphics

extension SymbolTable {
    /// Arrows and chevrons. Those that point up or right are drawn; the others are turned.
    static let arrows: [SymbolEntry] =
        turned("arrow.", .line("M 12 20.5 L 12 3.5 M 5.5 10 L 12 3.5 L 18.5 10"))
        + turned("chevron.", .line("M 5.6 15.2 L 12 8.8 L 18.4 15.2"))
        + turned("chevron.compact.", .line("M 3.5 14 L 12 10 L 20.5 14"))
        + turned("arrow.", .line("M 4.5 3.5 L 19.5 3.5 M 12 21 L 12 7.5 M 6 13.5 L 12 7.5 L 18 13.5"), end: ".to.line")
        + turned(
            "arrow.", .line("M 7 4 L 17 4 M 12 20 L 12 8 M 7 13 L 12 8 L 17 13"), end: ".to.line.compact")
        + turned("arrowtriangle.", .rounded("M 12 5 L 20.5 18.5 L 3.5 18.5 Z"), isSolid: true)
        + turned(
            "arrowshape.",
            .rounded("M 12 3 L 20.5 11.5 L 16 11.5 L 16 20.5 L 8 20.5 L 8 11.5 L 3.5 11.5 Z"), isSolid: true)
        + diagonal("arrow.", .line("M 5.5 18.5 L 18.5 5.5 M 8 5.5 L 18.5 5.5 L 18.5 16"))
        + doubled + bent + circling

    private static let doubled: [SymbolEntry] = [
        .one("arrow.up.and.down", .line("M 12 2.5 L 12 21.5 M 7 7.5 L 12 2.5 L 17 7.5 M 7 16.5 L 12 21.5 L 17 16.5")),
        .one(
            "arrow.left.and.right", .line("M 2.5 12 L 21.5 12 M 7.5 7 L 2.5 12 L 7.5 17 M 16.5 7 L 21.5 12 L 16.5 17")),
        .one("arrow.up.arrow.down", upAndDown),
        .one("arrow.left.arrow.right", upAndDown.turned(90)),
        .one(
            "arrow.up.and.down.and.arrow.left.and.right",
            .line(
                """
                M 12 1.5 L 12 22.5 M 1.5 12 L 22.5 12 M 8.5 5 L 12 1.5 L 15.5 5 M 8.5 19 L 12 22.5 L 15.5 19 \
                M 5 8.5 L 1.5 12 L 5 15.5 M 19 8.5 L 22.5 12 L 19 15.5
                """)),
        .one("arrow.up.left.and.arrow.down.right", outwards),
        .one("arrow.down.right.and.arrow.up.left", inwards),
        .one("arrow.up.right.and.arrow.down.left", outwards.mirrored),
        .one("arrow.down.left.and.arrow.up.right", inwards.mirrored),
        .one("arrow.up.left.and.down.right.and.arrow.up.right.and.down.left", 0xE56B),
        .one("chevron.up.chevron.down", .line("M 7 8.5 L 12 3.5 L 17 8.5 M 7 15.5 L 12 20.5 L 17 15.5")),
        .one(
            "chevron.left.chevron.right",
            SymbolDrawing.line("M 7 8.5 L 12 3.5 L 17 8.5 M 7 15.5 L 12 20.5 L 17 15.5").turned(90)),
        .one("chevron.left.2", .line("M 11 5 L 4 12 L 11 19 M 19.5 5 L 12.5 12 L 19.5 19")),
        .one("chevron.right.2", SymbolDrawing.line("M 11 5 L 4 12 L 11 19 M 19.5 5 L 12.5 12 L 19.5 19").turned(180)),
        .one("chevron.up.2", SymbolDrawing.line("M 11 5 L 4 12 L 11 19 M 19.5 5 L 12.5 12 L 19.5 19").turned(90)),
        .one("chevron.down.2", SymbolDrawing.line("M 11 5 L 4 12 L 11 19 M 19.5 5 L 12.5 12 L 19.5 19").turned(270)),
        .one("chevron.left.to.line", .line("M 4.5 5 L 4.5 19 M 16.5 5 L 9.5 12 L 16.5 19")),
        .one("chevron.right.to.line", .line("M 19.5 5 L 19.5 19 M 7.5 5 L 14.5 12 L 7.5 19")),
        .one(
            "chevron.left.forwardslash.chevron.right",
            .line("M 6 7 L 1 12 L 6 17 M 18 7 L 23 12 L 18 17 M 14.2 4 L 9.8 20")),
    ]

    private static let upAndDown = SymbolDrawing.line(
        "M 7.2 20 L 7.2 4 M 2.4 8.8 L 7.2 4 L 12 8.8 M 16.8 4 L 16.8 20 M 12 15.2 L 16.8 20 L 21.6 15.2")
    private static let outwards = SymbolDrawing.line(
        "M 10 10 L 4 4 M 4 10.2 L 4 4 L 10.2 4 M 14 14 L 20 20 M 20 13.8 L 20 20 L 13.8 20")
    private static let inwards = SymbolDrawing.line(
        "M 3.5 3.5 L 10 10 M 10 3.8 L 10 10 L 3.8 10 M 20.5 20.5 L 14 14 M 14 20.2 L 14 14 L 20.2 14")

    private static let bent: [SymbolEntry] = [
        .one("arrow.uturn.left", uTurn),
        .one("arrow.uturn.right", uTurn.mirrored),
        .one("arrow.uturn.up", uTurn.turned(90)),
        .one("arrow.uturn.down", uTurn.turned(270)),
        .one("arrow.uturn.backward", uTurn),
        .one("arrow.uturn.forward", uTurn.mirrored),
        .one("arrow.turn.up.left", turn),
        .one("arrow.turn.up.right", turn.mirrored),
        .one("arrow.turn.down.left", turn.flipped),
        .one("arrow.turn.down.right", turn.flipped.mirrored),
        .one("arrow.turn.left.up", turn.turned(90).flipped.flipped.mirrored),
        .one("arrow.turn.right.up", turn.turned(90)),
        .one("arrow.turn.left.down", turn.turned(270)),
        .one("arrow.turn.right.down", turn.turned(270).mirrored),
        .solid("arrowshape.turn.up.left", reply),
        .pair("arrowshape.turn.up.right", SymbolDrawing.rim(reply, holes: .filled).mirrored, reply.mirrored),
        .pair(
            "arrowshape.turn.up.left.2",
            .joined([SymbolDrawing.rim(reply, holes: .filled).scaled(0.88, dx: 2.4), replyAllTip]),
            .joined([reply.scaled(0.88, dx: 2.4), replyAllTip])),
        .one("arrow.triangle.branch", 0xE0B6),
        .one("arrow.triangle.merge", 0xE0B3),
        .one("arrow.triangle.swap", 0xE0D7),
        .solid("arrow.triangle.turn.up.right.diamond", 0xE52E),
    ]

    private static let uTurn = SymbolDrawing.line(
        "M 9 4 L 4 9 L 9 14 M 4 9 L 14.5 9 C 22 9 22 20 14.5 20 L 8.5 20")
    private static let turn = SymbolDrawing.line("M 9 4 L 4 9 L 9 14 M 4 9 L 16 9 C 18.8 9 20 10.4 20 13 L 20 20")

    private static let circling: [SymbolEntry] = [
        .one("arrow.clockwise", clockwise),
        .one("arrow.counterclockwise", clockwise.mirrored),
        .one("goforward", clockwise),
        .one("gobackward", clockwise.mirrored),
        .one("arrow.2.circlepath", twoArrows),
        .one("arrow.triangle.2.circlepath", twoPointedArrows),
        .one(
            "arrow.2.squarepath",
            .line(
                """
                M 8.5 5 L 16 5 C 18 5 19 6 19 8 L 19 15 M 15.8 12 L 19 15.2 L 22.2 12 M 15.5 19 L 8 19 C 6 19 5 18 \
                5 16 L 5 9 M 1.8 12 L 5 8.8 L 8.2 12
                """)),
        .one("arrow.triangle.capsulepath", 0xE040),
        .one("clock.arrow.circlepath", history),
        .one("clock.arrow.2.circlepath", 0xE923),
        .one("arrow.trianglehead.2.clockwise.rotate.90", twoPointedArrows.turned(90)),
        .one("arrow.trianglehead.2.counterclockwise.rotate.90", twoPointedArrows.mirrored.turned(90)),
        .one("rotate.left", 0xE418),
        .one("rotate.right", SymbolDrawing.glyph(0xE418).mirrored),
        .one("rotate.3d", orbit3D),
        .one("lock.rotation", turnedLock),
        .one("lock.open.rotation", turnedOpenLock),
        .one("shuffle", shuffle),
        .one("repeat", loop),
        .one("repeat.1", 0xE041),
    ]

    static let clockwise = SymbolDrawing.line(
        """
        M 17.6 6.4 C 14.4 3 9.2 2.9 6 6.2 C 2.9 9.5 2.9 14.7 6 18 C 9.2 21.2 14.4 21.3 17.6 18.2 C 19 16.8 20 \
        14.9 20.2 13 M 18 1.8 L 18 6.8 L 13 6.8
        """
    )

    /// The arrow that `drawing`, which points up, shows, and the same to the right, down and left. The direction stands
    /// between `start` and `end` of the name; what reads from left to right is also called forward and backward.
    private static func turned(
        _ start: String, _ drawing: @autoclosure @escaping @Sendable () -> SymbolDrawing, end: String = "",
        isSolid: Bool = false
    ) -> [SymbolEntry] {
        let directions: [(String, CGFloat)] = [
            ("up", 0), ("right", 90), ("down", 180), ("left", 270), ("forward", 90), ("backward", 270),
        ]
        return directions.map { direction, degrees in
            let name = start + direction + end
            return isSolid ? .solid(name, drawing().turned(degrees)) : .one(name, drawing().turned(degrees))
        }
    }

    /// The same for a drawing that points to the upper right.
    private static func diagonal(
        _ start: String, _ drawing: @autoclosure @escaping @Sendable () -> SymbolDrawing
    ) -> [SymbolEntry] {
        let directions: [(String, CGFloat)] = [
            ("up.right", 0), ("down.right", 90), ("down.left", 180), ("up.left", 270), ("up.forward", 0),
            ("down.forward", 90), ("down.backward", 180), ("up.backward", 270),
        ]
        return directions.map { direction, degrees in .one(start + direction, drawing().turned(degrees)) }
    }
}
