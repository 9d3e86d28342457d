import Testing
import UIKit

extension UIImage {
    /// The picture's pixels in memory, as models take them.
    fileprivate func pixels(width: Int, height: Int) -> CVPixelBuffer? {
        let wishes =
            [kCVPixelBufferCGImageCompatibilityKey: true, kCVPixelBufferCGBitmapContextCompatibilityKey: true]
            as CFDictionary
        var made: CVPixelBuffer?
        let outcome = CVPixelBufferCreate(
            kCFAllocatorDefault, width, height, kCVPixelFormatType_32ARGB, wishes, &made)
        guard outcome == kCVReturnSuccess, let buffer = made else { return nil }
        CVPixelBufferLockBaseAddress(buffer, [])
        defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
        guard
            let context = CGContext(
                data: CVPixelBufferGetBaseAddress(buffer), width: width, height: height, bitsPerComponent: 8,
                bytesPerRow: CVPixelBufferGetBytesPerRow(buffer), space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue)
        else { return nil }
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        draw(in: CGRect(x: 0, y: 0, width: width, height: height))
        UIGraphicsPopContext()
        return buffer
    }
}

@MainActor
@Suite("Pictures in memory, by UIKit alone")
struct PictureInMemoryTests {
    @Test("a picture is drawn into its memory, the first row at the top")
    func drawn() throws {
        let size = CGSize(width: 2, height: 2)
        let picture = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        }
        let buffer = try #require(picture.pixels(width: 2, height: 2))
        let bytes = try #require(CVPixelBufferGetBaseAddress(buffer))
        let row = CVPixelBufferGetBytesPerRow(buffer)
        let colours = [0, row].map { place in
            (1...3).map { (bytes + place + $0).load(as: UInt8.self) }
        }
        #expect(colours[0][0] > 200 && colours[0][2] < 80)
        #expect(colours[1][2] > 200 && colours[1][0] < 80)
        #expect(CIImage(cvPixelBuffer: buffer).extent == CGRect(origin: .zero, size: size))
    }
}
