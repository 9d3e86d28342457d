import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeScene

@Suite("What a device shows around a scene")
struct SurroundingsTests {
    private func drawn(_ canvas: String) throws -> DrawnVariant {
        try DrawnVariant("canvas: {background: white, scale: 1, \(canvas)}\nbody: {Color: yellow}")
    }

    /// The bytes of a pixel.
    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * bitmap.width + x) * 4
        return Array(bitmap.bytes[start..<start + 4])
    }

    @Test("it is no part of the scene's layout", arguments: ["iPhone 16 Pro", "iPhone 13", "iPhone SE", "iPad Air 13"])
    func layout(_ device: String) throws {
        let plain = try drawn("device: \(device)").drawn
        let around = try drawn("device: \(device), statusBar: true, homeIndicator: true, corners: true").drawn
        #expect(plain.tree == around.tree)
        #expect(plain.list.size == around.list.size)
        #expect(plain.list != around.list)
    }

    @Test("nothing is drawn outside of the corners; the island is black, and lies at the left on the side")
    func pixels() throws {
        let upright = try drawn("device: iPhone 16, statusBar: true, corners: true").bitmap()
        let black: [UInt8] = [0, 0, 0, 255]
        #expect(pixel(upright, 0, 0) == [0, 0, 0, 0])
        #expect(pixel(upright, 392, 851) == [0, 0, 0, 0])
        #expect(pixel(upright, 196, 30) == black)
        #expect(pixel(upright, 30, 200) != black)
        let side = try drawn("device: iPhone 16, orientation: landscape, statusBar: true").bitmap()
        #expect((side.width, side.height) == (852, 393))
        #expect(pixel(side, 30, 196) == black)
        #expect(pixel(side, 821, 196) != black)
    }

    @Test("from right to left the bar is mirrored, and on a screen without one there is none")
    func directions() throws {
        let parts = "device: iPhone SE, statusBar: true"
        #expect(try drawn(parts).drawn.list != drawn(parts + ", layoutDirection: rightToLeft").drawn.list)
        for bare in ["device: Mac window small", "device: iPhone SE, orientation: landscape"] {
            #expect(try drawn(bare).drawn.list == drawn(bare + ", statusBar: true, homeIndicator: true").drawn.list)
        }
    }

    @Test("bold text is wider, as far as there are weights")
    func boldText() throws {
        func width(_ font: String, _ weight: String) throws -> CGFloat {
            let text = "body: {Text: Millimeter, modifiers: [font: \(font)]}"
            return try DrawnVariant("canvas: {legibilityWeight: \(weight)}\n" + text).drawn.list.size.width
        }
        for font in ["body", "headline", "{size: 30, weight: light}"] {
            #expect(try width(font, "bold") > width(font, "regular"))
        }
        let black = "{size: 17, weight: black}"
        #expect(try width(black, "bold") == width(black, "regular"))
    }
}
