import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite("Rules of Porter and Duff")
struct CompositionTests {
    private let square = Fixture.fill(4, 4, 12, 12, Fixture.red)

    private func draw(_ rule: Composition, _ items: [DisplayItem], on ground: [DisplayItem]) throws -> Bitmap {
        let drawn = DisplayItem.group(.compose(rule, within: items.map(\.silhouette)), items)
        return try Fixture.draw([.group(.isolated, ground + [drawn])], background: nil)
    }

    @Test(
        "each rule keeps what it is to keep of the two",
        arguments: [
            (Composition.clear, [0, 0, 0, 0], [0, 0, 0, 0]), (.copy, [255, 0, 0, 255], [255, 0, 0, 255]),
            (.sourceIn, [255, 0, 0, 255], [0, 0, 0, 0]), (.sourceOut, [0, 0, 0, 0], [255, 0, 0, 255]),
            (.destinationIn, [0, 0, 255, 255], [0, 0, 0, 0]),
            (.destinationAtop, [0, 0, 255, 255], [255, 0, 0, 255]), (.xor, [0, 0, 0, 0], [255, 0, 0, 255]),
        ] as [(Composition, SIMD4<UInt8>, SIMD4<UInt8>)])
    func rules(_ rule: Composition, both: SIMD4<UInt8>, drawnAlone: SIMD4<UInt8>) throws {
        let picture = try draw(rule, [square], on: [Fixture.fill(0, 0, 10, 20, Fixture.blue)])
        #expect(picture[8, 8] == both && picture[12, 8] == drawnAlone)
        #expect(picture[1, 1] == [0, 0, 255, 255] && picture[18, 18] == [0, 0, 0, 0])
    }

    @Test("a colour that is not seen still covers, and half a pixel is covered in half")
    func coverage() throws {
        let ground = [Fixture.fill(0, 0, 20, 20, Fixture.blue)]
        let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
        let copied = try draw(.copy, [Fixture.fill(4, 4, 12, 12, clear)], on: ground)
        #expect(copied[8, 8] == [0, 0, 0, 0] && copied[2, 8] == [0, 0, 255, 255])
        let half = try draw(.clear, [Fixture.fill(4.5, 4, 4, 12, Fixture.red)], on: ground)
        #expect(abs(Int(half[4, 8].w) - 128) < 3 && half[5, 8].w == 0)
    }

    @Test("a silhouette has the forms of the items and none of their colours")
    func silhouettes() {
        let group = DisplayItem.group(.opacity(0.2), [square])
        #expect(group.silhouette == .group(.isolated, [Fixture.fill(4, 4, 12, 12, .black)]))
    }
}
