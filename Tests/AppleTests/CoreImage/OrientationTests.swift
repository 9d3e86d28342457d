import CoreImage
import Testing
import TintypeGraphics

@Suite("Photographs that are turned upright")
struct OrientationTests {
    private let red = SIMD4<UInt8>(255, 0, 0, 255)
    private let blue = SIMD4<UInt8>(0, 0, 255, 255)

    /// The pixels of a picture, red at its left and blue at its right, as it is turned: from the top left on.
    private func turned(_ orientation: CGImagePropertyOrientation) throws -> [[SIMD4<UInt8>]] {
        var bitmap = Bitmap(width: 2, height: 1)
        (bitmap[0, 0], bitmap[1, 0]) = (red, blue)
        let image = CIImage(cgImage: CGImage(bitmap)).oriented(orientation)
        #expect(image.extent.origin == .zero)
        let made = try #require(CIContext().createCGImage(image, from: image.extent)).bitmap
        return (0..<made.height).map { y in (0..<made.width).map { x in made[x, y] } }
    }

    @Test("lie, stand and are mirrored as the orientation says")
    func turns() throws {
        for same in [CGImagePropertyOrientation.up, .downMirrored] { #expect(try turned(same) == [[red, blue]]) }
        for back in [CGImagePropertyOrientation.upMirrored, .down] { #expect(try turned(back) == [[blue, red]]) }
        for upright in [CGImagePropertyOrientation.right, .leftMirrored] {
            #expect(try turned(upright) == [[red], [blue]])
        }
        for fallen in [CGImagePropertyOrientation.left, .rightMirrored] {
            #expect(try turned(fallen) == [[blue], [red]])
        }
    }
}
