import Testing
import UIKit

@Suite("Pixels, transforms and rectangles of CoreGraphics in their other forms")
struct PixelOrderTests {
    private func picture(_ bytes: [UInt8], bits: Int, info: UInt32, gray: Bool = false) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        return CGImage(
            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 8,
            space: gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent)
    }

    @Test("components are read in the order that is said, and made straight")
    func orders() {
        let bgra = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        #expect(picture([10, 20, 100, 200], bits: 32, info: bgra)?.bitmap[0, 0] == SIMD4(128, 26, 13, 200))
        let argb = CGImageAlphaInfo.noneSkipFirst.rawValue
        #expect(picture([7, 1, 2, 3], bits: 32, info: argb)?.bitmap[0, 0] == SIMD4(1, 2, 3, 255))
        let rgba = CGImageAlphaInfo.last.rawValue
        #expect(picture([1, 2, 3, 4], bits: 32, info: rgba)?.bitmap[0, 0] == SIMD4(1, 2, 3, 4))
        #expect(picture([1, 2, 3], bits: 24, info: 0)?.bitmap[0, 0] == SIMD4(1, 2, 3, 255))
        #expect(picture([9], bits: 8, info: 0, gray: true)?.bitmap[0, 0] == SIMD4(9, 9, 9, 255))
        #expect(picture([9, 9], bits: 16, info: 0) == nil)
    }

    @Test("a transform is made again of its parts")
    func parts() {
        let transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: 5)
        let parts = transform.decomposed()
        #expect(abs(parts.rotation - 0.5) < 1e-9 && abs(parts.scale.width - 2) < 1e-9)
        #expect(abs(parts.scale.height - 3) < 1e-9 && abs(parts.horizontalShear) < 1e-9)
        let again = CGAffineTransform(parts)
        #expect(abs(again.b - transform.b) < 1e-9 && abs(again.c - transform.c) < 1e-9 && again.tx == transform.tx)
        let sheared = CGAffineTransform(1, 0, 2, 1, 0, 0)
        #expect(sheared.decomposed().horizontalShear == 2 && CGAffineTransform(sheared.decomposed()) == sheared)
    }

    @Test("rectangles are written as dictionaries and read from them")
    func dictionaries() {
        let rect = CGRect(x: 1, y: 2, width: 3.5, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGSize(dictionaryRepresentation: ["Width": NSNumber(value: 1)]) == nil)
    }

    @Test("each step of a path is handed to a function")
    func steps() {
        var count = 0
        withUnsafeMutablePointer(to: &count) { count in
            CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).apply(info: count) { info, step in
                if step.pointee.type == .addLineToPoint { info?.assumingMemoryBound(to: Int.self).pointee += 1 }
            }
        }
        #expect(count >= 3)
    }
}
