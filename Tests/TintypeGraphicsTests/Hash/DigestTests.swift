import Testing

@testable import TintypeGraphics

@Suite("Digests of contents")
struct DigestTests {
    private let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 5) }

    private func digest(_ parts: [UInt8]...) -> Digest128 {
        let whole = parts.flatMap(\.self)
        return whole.withUnsafeBytes { Digest128($0) }
    }

    // The values that the hash's authors publish for their algorithms with seed 0.
    @Test("are XXH64 and XXH3, which files hold and other programs print")
    func published() {
        let short = [
            "": "ef46db3751d8e999", "a": "d24ec4f1a98c6e5b", "abc": "44bc2cf5ad770999",
            "Nobody inspects the spammish repetition": "fbcea83c8a378bf1",
        ]
        for (text, digits) in short {
            #expect(Digest64(text.utf8).description == digits)
            #expect(Array(text.utf8).withUnsafeBytes { Digest64($0) } == Digest64(text.utf8))
        }
        #expect(Digest64("abc".utf8).shortText == "44bc2cf5")
        #expect(digest([]).description == "99aa06d3014798d86001c324468d497f")
    }

    @Test("have all of their digits, also where the number begins with zeros")
    func digits() {
        let digests = (0..<2000).map { Digest64([UInt8($0 & 255), UInt8($0 >> 8)]) }
        #expect(digests.allSatisfy { $0.description.count == 16 && $0.value == UInt64($0.description, radix: 16) })
        #expect(digests.contains { $0.description.hasPrefix("0") })
        #expect(Set(digests).count == digests.count)
    }

    @Test("are the same of a sequence without storage, and of parts one after another")
    func parts() {
        #expect(Digest64(bytes.lazy.map { $0 }) == Digest64(bytes))
        for cut in [0, 1, 15, 240, 1024, 4999, 5000] {
            let digest = bytes.withUnsafeBytes {
                Digest128(UnsafeRawBufferPointer(rebasing: $0[..<cut]), UnsafeRawBufferPointer(rebasing: $0[cut...]))
            }
            #expect(digest == self.digest(bytes))
        }
    }

    @Test("tell pictures apart by each bit of a pixel, by the order and by the shape")
    func pictures() {
        let pixels = Array(bytes.prefix(480))
        let picture = Bitmap(width: 12, height: 10, bytes: pixels)
        var others = (0..<(8 * pixels.count)).map { bit in
            var changed = pixels
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            return Bitmap(width: 12, height: 10, bytes: changed)
        }
        others.append(Bitmap(width: 12, height: 10, bytes: pixels.reversed()))
        others += [(120, 1), (10, 12), (1, 120), (60, 2)].map { Bitmap(width: $0.0, height: $0.1, bytes: pixels) }
        #expect(Set((others + [picture]).map(\.pixelHash)).count == others.count + 1)
        #expect(Bitmap(width: 12, height: 10, bytes: pixels).pixelHash == picture.pixelHash)
    }

    @Test("of pictures are those of the size, eight bytes a side with the least first, before the pixels")
    func shape() {
        let pixels = Array(bytes.prefix(4 * 300 * 2))
        let size: [UInt8] = [0x2C, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]
        #expect(Bitmap(width: 300, height: 2, bytes: pixels).pixelHash == digest(size, pixels))
    }
}
