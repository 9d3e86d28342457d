import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene

@Suite("Redaction")
struct RedactionTests {
    private func scene(_ fill: String, _ modifiers: String = "", scale: String = "2", width: String = "40.3") -> String
    {
        """
        canvas: {width: 100, height: 60, scale: \(scale), background: white}
        redact: secret
        body:
          ZStack:
            - Color: \(fill)
              modifiers: [frame: {width: \(width), height: 20}\(modifiers)]
              id: secret
        """
    }

    @Test(
        "nothing shows through: not at the rounded corners, not at the canvas's edge, at no scale",
        arguments: ["1", "1.5", "2", "3"], ["", ", offset: {x: -30, y: -20}", ", offset: {x: 0.3, y: 0.7}"])
    func opaque(_ scale: String, _ modifiers: String) throws {
        let red = try DrawnVariant(scene("red", modifiers, scale: scale)).bitmap()
        let blue = try DrawnVariant(scene("blue", modifiers, scale: scale)).bitmap()
        #expect(red == blue)
    }

    @Test("what turned is covered as well")
    func rotated() throws {
        let (red, blue) = try (
            DrawnVariant(scene("red", ", rotationEffect: 30")).bitmap(),
            DrawnVariant(scene("blue", ", rotationEffect: 30")).bitmap()
        )
        #expect(red == blue)
    }

    @Test("the block is seen, and is no more than 2 points wider than the view on each side")
    func extent() throws {
        let masked = try DrawnVariant(scene("white", width: "40"))
        let rects = masked.drawn.masks.flatMap(\.rects)
        #expect(rects == [PixelRect(x: 57, y: 37, width: 86, height: 46)])
        let plain = try DrawnVariant(scene("white", width: "40").replacing("redact: secret\n", with: ""))
        let (before, after) = try (plain.bitmap(), masked.bitmap())
        let changed = (0..<before.height).flatMap { y in
            (0..<before.width).filter { before[$0, y] != after[$0, y] }.map { (x: $0, y: y) }
        }
        #expect(changed.map(\.x).min() == 57)
        #expect(changed.map(\.x).max() == 142)
        #expect(changed.map(\.y).min() == 37)
        #expect(changed.map(\.y).max() == 82)
    }

    @Test("what is left out of the comparison is drawn as it is")
    func ignored() throws {
        let ignored = try DrawnVariant(scene("red").replacing("redact:", with: "ignore:"))
        let plain = try DrawnVariant(scene("red").replacing("redact: secret\n", with: ""))
        #expect(ignored.drawn.list == plain.drawn.list)
    }

    @Test("the golden's layout does not tell what is painted over, and tells the rest")
    func storedTree() throws {
        func tree(_ secret: String) throws -> SettledTree {
            try DrawnVariant(
                """
                redact: secret
                body:
                  VStack:
                    - Text: seen
                    - Text: \(secret)
                      modifiers: [frame: {width: 50, height: 20}]
                      id: secret
                """
            ).drawn.storedTree
        }
        let (one, other) = try (tree("1234"), tree("99"))
        #expect(one == other)
        #expect(one.root.first { $0.attributes.contains { $0.value == "seen" } } != nil)
        #expect(one.view("secret")?.attributes == [SettledTree.Attribute("redacted", "true")])
    }

    @Test("light and dark have blocks of their own")
    func schemes() throws {
        let text = "variants: {colorScheme: [light, dark]}\n" + scene("red")
        #expect(try DrawnVariant(text).bitmap() != DrawnVariant(text, variant: "dark").bitmap())
    }
}
