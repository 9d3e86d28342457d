import Foundation
import RandomInput
import Testing

@testable import CoreImage

@Suite("Codes")
struct CodeTests {
    @Test("what mends a block is divisible by each root of its polynomial")
    func mending() {
        var random = SeededGenerator(seed: 128)
        for degree in [7, 10, 18, 30] {
            let data = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
            let word = data + ReedSolomon(degree).remainder(of: data)
            var root: UInt8 = 1
            for _ in 0..<degree {
                #expect(word.reduce(UInt8(0)) { ReedSolomon.product($0, root) ^ $1 } == 0)
                root = ReedSolomon.product(root, 2)
            }
        }
    }

    @Test("a code has the size of the smallest version that holds its bytes")
    func sizes() throws {
        // Capacities of the standard's table 7, in bytes.
        for (count, level, size) in [
            (17, QRCode.Level.l, 21), (18, .l, 25), (14, .m, 21), (15, .m, 25), (7, .h, 21), (8, .h, 25),
            (2953, .l, 177),
            (1273, .h, 177),
        ] {
            #expect(QRCode(Array(repeating: 65, count: count), level)?.size == size)
        }
        #expect(QRCode(Array(repeating: 65, count: 2954), .l) == nil)
    }

    @Test("a code has its corners, its dotted lines, and its format twice")
    func patterns() throws {
        let code = try #require(QRCode(Array("https://example.org".utf8), .q))
        let last = code.size - 1
        for (x, y) in [(0, 0), (last - 6, 0), (0, last - 6)] {
            #expect((0..<7).allSatisfy { code.isDark(x + $0, y) && code.isDark(x, y + $0) })
            #expect(code.isDark(x + 3, y + 3) && !code.isDark(x + 1, y + 1))
        }
        #expect((8..<code.size - 8).allSatisfy { code.isDark($0, 6) == $0.isMultiple(of: 2) })
        let beside = (0..<8).map { code.isDark(last - $0, 8) }
        let under = [0, 1, 2, 3, 4, 5, 7, 8].map { code.isDark(8, $0) }
        #expect(beside == under)
    }

    @Test("bars begin and end as the standard says, and characters it has not are refused")
    func bars() throws {
        let bars = try #require(Code128.bars(Array("AB-12".utf8)))
        // Start, five characters, a sum: 11 modules each; and 13 of the stop.
        #expect(bars.count == 7 * 11 + 13)
        #expect(bars[0] && bars[1] && !bars[2] && bars[bars.count - 1])
        #expect(Code128.bars(Array("é".utf8)) == nil && Code128.bars([]) == nil)
    }
}
