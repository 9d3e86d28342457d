import Foundation
import Testing
import TintypeGraphics

@testable import Tintype

/// Views and modifiers that scenes compose: their frames, on a phone and on a tablet.
@Suite("Views that scenes compose")
struct ViewScenarioTests {
    /// The distances between the values, each of which counts once.
    private func steps(_ values: [CGFloat]) -> [CGFloat] {
        let ordered = Set(values.map { ($0 * 100).rounded() / 100 }).sorted()
        return zip(ordered, ordered.dropFirst()).map { (($1 - $0) * 100).rounded() / 100 }
    }

    @Test("V1: one square view makes matrices of 1×3 and 3×3", arguments: [nil, "dark", "ipadair11"])
    func lamps(variant: String?) throws {
        let lamps = try DrawnFixture("views/remote", variant).all("RoundedRectangle").map(\.frame)
            .filter { $0.size == CGSize(width: 40, height: 40) }
        #expect(lamps.count == 12)
        let (row, square) = (lamps[..<3], lamps[3...])
        #expect(steps(row.map(\.minX)) == [48, 48] && steps(row.map(\.minY)).isEmpty)
        #expect(steps(square.map(\.minX)) == [48, 48] && steps(square.map(\.minY)) == [48, 48])
        // One above the other, 28 points apart.
        #expect(row[0].minX == square[3].minX)
        #expect(square[3].minY - row[0].maxY == 28)
    }

    @Test("V1: transport controls stand in three rows of three", arguments: [nil, "ipadair11"])
    func transport(variant: String?) throws {
        let scene = try DrawnFixture("views/remote", variant)
        let box = try scene.frame("transport")
        let keys = scene.all("Button").map(\.frame).filter { box.contains(CGPoint(x: $0.midX, y: $0.midY)) }
        #expect(keys.count == 9)
        #expect(keys.allSatisfy { $0.size == CGSize(width: 64, height: 48) })
        #expect(steps(keys.map(\.minX)) == [76, 76])
        #expect(steps(keys.map(\.minY)) == [56, 56])
        #expect(abs(box.midX - (scene.canvas.width ?? 0) / 2) < 0.01)
    }

    @Test("V1: the sheet is drawn over the content: 56 % of what it may be, or a form in the middle of a tablet")
    func sheet() throws {
        let phone = try #require(DrawnFixture("views/remote").all("SheetSurface").first).frame
        // 56 % of what is safe of 852, 759, and the 34 below, made narrower by the 8 points at both sides.
        let height: CGFloat = (759 * 0.56 + 34) * 377 / 393
        #expect(abs(phone.minY - 844 + height) < 0.01 && abs(phone.height - height) < 0.01)
        #expect(phone.minX == 8 && phone.width == 377)
        let tablet = try #require(DrawnFixture("views/remote", "ipadair11").all("SheetSurface").first).frame
        #expect(tablet == CGRect(x: 54, y: 230, width: 712, height: 720))
    }

    @Test(
        "V5: glass nearer than its container's spacing is one piece, with a waist",
        arguments: [nil, "iphone15", "ipadair11"])
    func glass(variant: String?) throws {
        let scene = try DrawnFixture("drawing/glass", variant)
        #expect(scene.all("FixedOutline").count == 1)
        let (pencil, trash) = (try scene.frame("pencil"), try scene.frame("trash"))
        #expect(trash.minX - pencil.maxX == 8)
        let middle = CGPoint(x: (pencil.maxX + trash.minX) / 2 - 1, y: pencil.midY)
        let colors = try scene.pixels([
            middle, CGPoint(x: pencil.midX, y: pencil.minY + 3), CGPoint(x: middle.x, y: pencil.minY - 1),
        ])
        // Between both it is as it is over one: the ground is seen, but much lighter; above the waist lies the ground, darkened by
        // the shadow alone.
        #expect(colors[0].prefix(3).min() ?? 0 > 120)
        #expect(colors[1].prefix(3).min() ?? 0 > 120)
        #expect(colors[2].prefix(3).min() ?? 255 < 90)
    }

    @Test("V6: states choose the looks of controls")
    func states() throws {
        func caret(_ variant: String?) throws -> Bool {
            let field = try DrawnFixture("controls/states", variant)
            let name = try field.frame("name")
            return field.all("Rectangle").contains { $0.frame.width < 3 && name.intersects($0.frame) }
        }
        #expect(try caret(nil))
        #expect(try !caret("isFocused=false-isOn=false"))
        func fills(_ variant: String?) throws -> String { try DrawnFixture("controls/states", variant).drawn.list.text }
        let looks = try [nil, "isFocused=false-isOn=false", "isEnabled=false-isFocused=false"].map(fills)
        #expect(Set(looks).count == 3)
    }

    @Test("a highlight lies around its view in both directions of reading", arguments: ["leftToRight", "rightToLeft"])
    func highlight(direction: String) throws {
        let scene = try DrawnVariant(
            """
            canvas: {width: 300, height: 100, layoutDirection: \(direction)}
            body:
              HStack:
                - Color: red
                  id: marked
                  modifiers: [{frame: {width: 80}}, {highlight: {padding: 4}}]
                - Color: blue
              modifiers: [iconBadges]
            """)
        let marked = try #require(scene.drawn.tree.view("marked")).frame
        let ellipse = try #require(scene.drawn.tree.root.first { $0.kind == "Ellipse" }).frame
        #expect(ellipse == marked.insetBy(dx: -4, dy: -4))
    }

    @Test("the scheme that a view prefers decides the ground too", arguments: ["light", "dark"])
    func preferredScheme(scheme: String) throws {
        let scene = try DrawnVariant(
            """
            canvas: {width: 20, height: 20, background: {light: white, dark: black}}
            body: {Color: clear, modifiers: [{preferredColorScheme: \(scheme)}]}
            """)
        #expect(scene.drawn.list.background == (scheme == "dark" ? .black : .white))
    }

    @Test("no ground is seen between the rows of a card, whatever the scale", arguments: [1, 1.25, 1.5, 2, 3])
    func seams(scale: Double) throws {
        let scene = try DrawnVariant(
            """
            canvas: {width: 300, height: 400, scale: \(scale), colorScheme: dark, dynamicTypeSize: xLarge}
            body:
              List:
                - Text: One
                - Text: Two
                - {Text: Three, modifiers: [{font: {size: 31}}]}
                - Text: Four
            """)
        let bitmap = try scene.bitmap()
        func rows(_ view: SettledTree.View) -> [SettledTree.View] {
            (view.kind == "ListRow" ? [view] : []) + view.children.flatMap(rows)
        }
        let frames = rows(scene.drawn.tree.root).map(\.frame)
        let (first, last) = (try #require(frames.first), try #require(frames.last))
        let x = Int((first.minX + 8) * scale)
        let column = (Int((first.minY + 30) * scale)..<Int((last.maxY - 30) * scale)).map { y in
            Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 3])
        }
        #expect(Set(column) == [[28, 28, 30]])
    }
}
