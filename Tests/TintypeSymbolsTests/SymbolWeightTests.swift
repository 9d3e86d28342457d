import Foundation
import Testing

@testable import TintypeSymbols
import TintypeGraphics

/// One drawing has all weights: lines as thick as the text's stems.
@Suite("Weights of symbols")
struct SymbolWeightTests {
    private let font = BoxOutlines()

    private func symbol(_ name: String, weight: Int, scale: CGFloat = 1) throws -> SymbolOutline {
        try SymbolTable.symbol(named: name, outlines: font, stroke: SymbolOutline.stroke(weight: weight, scale: scale))
    }

    @Test(
        "a line is as thick as the stem of the text beside it",
        arguments: [(200, 0.0433), (400, 0.0838), (600, 0.1286)])
    func stem(weight: Int, stem: CGFloat) throws {
        let minus = try symbol("minus", weight: weight)
        #expect(abs(minus.size.height - stem) < 0.001)
    }

    @Test("a stem is as thick in a symbol of another scale")
    func scale() throws {
        let (small, large) = (
            try symbol("minus", weight: 400, scale: 0.8), try symbol("minus", weight: 400, scale: 1.28)
        )
        #expect(abs(small.size.height * 0.8 - large.size.height * 1.28) < 0.002)
    }

    @Test(
        "more weight is more ink, in lines, rims and marks in enclosures",
        arguments: [
            "plus", "chevron.right", "star", "heart", "trash", "person", "house", "plus.circle", "heart.slash", "globe",
        ])
    func ink(name: String) throws {
        let areas = try stride(from: 100, through: 900, by: 200).map { weight -> CGFloat in
            let path = try symbol(name, weight: weight).path
            let bounds = path.inkBounds
            return path.coverage(of: bounds) * bounds.width * bounds.height
        }
        #expect(areas == areas.sorted(), "\(areas)")
    }

    @Test(
        "a filled shape keeps its size, whatever its weight",
        arguments: ["circle.fill", "star.fill", "heart.fill", "square.fill"])
    func filled(name: String) throws {
        let (light, heavy) = (try symbol(name, weight: 100), try symbol(name, weight: 900))
        #expect(light.size == heavy.size)
    }

    @Test("nothing that is open in the mark of an enclosure closes as its lines get thicker")
    func open() throws {
        let circles = SymbolTable.allNames.filter { $0.hasSuffix(".circle") }
        let some = circles.enumerated().filter { $0.offset % 6 == 0 }.map(\.element)
        for name in ["paperclip.circle", "eyes.circle", "eyeglasses.circle", "sunrise.circle"] + some {
            let mark = try #require(SymbolTable.figure(named: name)?.parts.last).drawing
            func contours(_ weight: Int) throws -> Int {
                let stroke = SymbolOutline.stroke(weight: weight)
                return PolygonRegion(try mark.path(outlines: font, name: name, stroke: stroke)).simplified()
                    .contours.count
            }
            let usual = try contours(400)
            for weight in [600, 700, 900] { #expect(try contours(weight) >= usual, "\(name) \(weight)") }
        }
    }

    @Test(
        "no outline runs into its mark or closes as its lines get thicker",
        arguments: [
            "chart.bar", "exclamationmark.triangle", "exclamationmark.bubble", "questionmark.bubble", "info.bubble",
        ])
    func openOutlines(name: String) throws {
        func contours(_ weight: Int) throws -> Int {
            let stroke = SymbolOutline.stroke(weight: weight)
            let outline = try SymbolTable.symbol(named: name, outlines: font, stroke: stroke)
            return PolygonRegion(outline.path).simplified().contours.count
        }
        let usual = try contours(400)
        for weight in [600, 700, 900] { #expect(try contours(weight) >= usual, "\(weight)") }
    }

    @Test("thick lines leave what they enclose open")
    func limit() {
        #expect(SymbolOutline.stroke(weight: 900) == 3)
        #expect(
            SymbolOutline.stroke(weight: 950) == 3
                && SymbolOutline.stroke(weight: 0) == SymbolOutline.stroke(weight: 100))
    }
}

/// The parts of symbols that a value lights.
@Suite("Variable values of symbols")
struct SymbolStepTests {
    private let font = BoxOutlines()

    private func opacities(_ name: String, _ value: Double) throws -> [Double]? {
        let outline = try SymbolTable.symbol(named: name, outlines: font)
        return try SymbolTable.layers(of: outline, showing: value, outlines: font)?.map(\.opacity)
    }

    @Test("a step is lit as soon as the value goes into it")
    func lit() throws {
        func lit(_ value: Double) throws -> Int? { try opacities("cellularbars", value)?.filter { $0 == 1 }.count }
        #expect(try lit(0) == 0)
        #expect(try lit(0.01) == 1 && lit(0.25) == 1 && lit(0.26) == 2)
        #expect(try lit(0.75) == 3 && lit(1) == 4 && lit(7) == 4)
    }

    @Test("what is always there is lit without a value")
    func base() throws {
        #expect(try opacities("speaker.wave.3", 0) == [1, 0.3, 0.3, 0.3])
        #expect(try opacities("speaker.wave.3.fill", 0.5) == [1, 1, 1, 0.3])
        // It had this name before.
        #expect(try opacities("speaker.2", 0.5) == [1, 1, 0.3])
    }

    @Test("a symbol without steps shows no value")
    func none() throws { #expect(try opacities("star", 0.5) == nil) }

    @Test(
        "the steps are the whole symbol",
        arguments: ["wifi", "wave.3.right", "cellularbars", "ellipsis", "chart.bar.fill"])
    func whole(name: String) throws {
        let outline = try SymbolTable.symbol(named: name, outlines: font)
        let layers = try #require(try SymbolTable.layers(of: outline, showing: 1, outlines: font))
        let union = layers.reduce(CGRect.null) { $0.union($1.layer.path.inkBounds) }
        let ink = outline.path.inkBounds
        #expect(abs(union.width - ink.width) < 1e-6 && abs(union.height - ink.height) < 1e-6)
    }
}
