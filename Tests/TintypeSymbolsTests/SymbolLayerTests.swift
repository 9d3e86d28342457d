import Foundation
import Testing

@testable import TintypeSymbols
import TintypeGraphics

@Suite struct SymbolLayerTests {
    private let font = BoxOutlines()

    private func layers(_ name: String, isNatural: Bool = false) throws -> [SymbolLayer] {
        let outline = try SymbolTable.symbol(named: name, outlines: font)
        return try SymbolTable.layers(of: outline, outlines: font, isNatural: isNatural)
    }

    /// Returns whether the part covers a place of the grid.
    private func covers(_ layer: SymbolLayer, of name: String, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
        let outline = try SymbolTable.symbol(named: name, outlines: font)
        let place = outline.placed(Path { $0.move(to: CGPoint(x: x, y: y)) }).boundingRect.origin
        return layer.path.contains(place.x, place.y)
    }

    @Test(arguments: ["plus.circle", "plus.circle.fill", "heart.square", "a.circle.fill", "plus.viewfinder"])
    func theMarkIsFirstAndTheEnclosureSecond(name: String) throws {
        let layers = try layers(name)
        #expect(layers.map(\.level) == [1, 0])
        #expect(layers[0].path.boundingRect.contains(layers[1].path.boundingRect))
    }

    @Test func aFilledEnclosureIsWholeBehindItsMark() throws {
        let name = "plus.circle.fill"
        let layers = try layers(name)
        #expect(try covers(layers[0], of: name, 12, 12) && covers(layers[1], of: name, 12, 12))
        #expect(try covers(layers[0], of: name, 6, 8) && !covers(layers[1], of: name, 6, 8))
    }

    @Test func anOutlinedEnclosureHasNothingBehindItsMark() throws {
        let layers = try layers("plus.circle")
        #expect(try !covers(layers[0], of: "plus.circle", 12, 12) && covers(layers[0], of: "plus.circle", 12, 2.5))
        #expect(try covers(layers[1], of: "plus.circle", 12, 12))
    }

    @Test func aBadgeIsBeforeWhatItStandsOn() throws {
        #expect(try layers("folder.badge.plus").map(\.level) == [1, 0])
        #expect(try layers("heart.circle.badge.plus").map(\.level) == [2, 1, 0])
        #expect(try layers("heart.circle.slash.badge.plus").map(\.level).allSatisfy { (0...2).contains($0) })
        #expect(try layers("app.badge").map(\.hue) == [nil, .red])
    }

    @Test func aStrokeIsBeforeWhatItStrikesThrough() throws {
        let layers = try layers("rectangle.slash.fill")
        #expect(layers.map(\.level) == [1, 0])
        #expect(try covers(layers[1], of: "rectangle.slash.fill", 12, 11.5))
        #expect(try !covers(layers[0], of: "rectangle.slash.fill", 12, 11.5))
    }

    @Test func ofWeatherTheCloudIsFirst() throws {
        #expect(try layers("cloud.sun.fill").map(\.level) == [1, 0])
        #expect(try layers("cloud.rain").map(\.level) == [0, 1])
        #expect(try layers("cloud.bolt.fill").map(\.hue) == [nil, .yellow])
        #expect(try layers("cloud").map(\.level) == [0])
    }

    @Test func documentedColoursAreThose() throws {
        #expect(try layers("exclamationmark.triangle.fill").map(\.hue) == [.yellow, .white])
        #expect(try layers("leaf").map(\.hue) == [.green])
        #expect(try layers("trash.slash").map(\.hue) == [.red, .red])
        #expect(try layers("globe").map(\.hue) == [nil])
    }

    /// Otherwise nothing is seen of it in the mode `multicolor`: the colour around may be white, too.
    @Test func noPartLiesOnOneOfItsOwnColour() throws {
        for name in SymbolTable.allNames where name.hasSuffix(".fill") {
            let layers = try layers(name, isNatural: true)
            for (index, mark) in layers.enumerated().dropFirst() {
                let box = mark.path.boundingRect
                let places = (0..<64).map { number -> CGPoint in
                    let column = CGFloat(number % 8) + 0.5
                    let row = CGFloat(number / 8) + 0.5
                    return CGPoint(x: box.minX + box.width * column / 8, y: box.minY + box.height * row / 8)
                }
                let ink = places.filter { mark.path.contains($0.x, $0.y) }
                for ground in layers[..<index] where ground.hue == mark.hue || (mark.hue == .white && ground.hue == nil)
                {
                    let hidden = ink.count { ground.path.contains($0.x, $0.y) }
                    #expect(hidden * 2 <= ink.count, "\(name)")
                }
            }
        }
    }

    /// A symbol that no rule made has one part, which is itself; the parts of all others leave nothing of it out.
    @Test func partsMakeUpTheSymbol() throws {
        for name in SymbolNames.used.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
            let outline = try SymbolTable.symbol(named: name, outlines: font)
            let layers = try SymbolTable.layers(of: outline, outlines: font)
            #expect(layers.map(\.level).min() == 0, "\(name)")
            if layers.count == 1 { #expect(layers[0].path == outline.path, "\(name)") }
            let union = layers.dropFirst().reduce(layers[0].path.inkBounds) { $0.union($1.path.inkBounds) }
            let ink = outline.path.inkBounds
            let edges = [
                (union.minX, ink.minX), (union.minY, ink.minY), (union.maxX, ink.maxX), (union.maxY, ink.maxY),
            ]
            for (a, b) in edges { #expect(abs(a - b) < 0.001, "\(name)") }
        }
    }
}
