import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import Testing
import TintypeGraphics
import UIKit

@Suite("CoreImage")
struct CoreImageTests {
    private func square(_ color: CIColor, _ rect: CGRect) -> CIImage { CIImage(color: color).cropped(to: rect) }

    private func pixels(_ image: CIImage, _ rect: CGRect? = nil) throws -> Bitmap {
        try #require(CIContext().createCGImage(image, from: rect ?? image.extent)).bitmap
    }

    @Test("y points up, and a part is cut where it is asked for")
    func coordinates() throws {
        let image = square(.red, CGRect(x: 0, y: 0, width: 4, height: 1))
            .composited(over: square(.blue, CGRect(x: 0, y: 0, width: 4, height: 4)))
        let bitmap = try pixels(image)
        #expect(bitmap.width == 4 && bitmap.height == 4)
        #expect(bitmap[0, 3] == SIMD4(255, 0, 0, 255) && bitmap[0, 0] == SIMD4(0, 0, 255, 255))
        #expect(CIContext().createCGImage(CIImage.red, from: CIImage.red.extent) == nil, "a colour has no end")
    }

    @Test("a picture comes through CoreImage as it was")
    func roundTrip() throws {
        var bitmap = Bitmap(width: 3, height: 2)
        for y in 0..<2 { for x in 0..<3 { bitmap[x, y] = SIMD4(UInt8(x * 80), UInt8(y * 200), 17, 255) } }
        #expect(try pixels(CIImage(cgImage: CGImage(bitmap))) == bitmap)
    }

    @Test("a blur keeps the light, and spreads it")
    func blur() throws {
        let dot = square(.white, CGRect(x: 0, y: 0, width: 10, height: 10))
        let blurred = Blurred(dot.applyingGaussianBlur(sigma: 2))
        #expect(blurred.extent.width > 18)
        #expect(abs(blurred.light - 100) < 2)
    }

    private struct Blurred {
        let extent: CGRect
        let light: Double

        init(_ image: CIImage) {
            extent = image.extent
            let bitmap = CIContext().createCGImage(image, from: image.extent)?.bitmap
            light =
                (bitmap?.bytes.enumerated().filter { $0.offset % 4 == 3 }.reduce(0) { $0 + Double($1.element) } ?? 0)
                / 255
        }
    }

    @Test("colours change as their filters say")
    func colors() throws {
        let image = square(CIColor(red: 1, green: 0.5, blue: 0), CGRect(x: 0, y: 0, width: 1, height: 1))
        func first(_ filter: CIFilter) throws -> SIMD4<UInt8> {
            filter.inputImage = image
            return try pixels(try #require(filter.outputImage))[0, 0]
        }
        #expect(try first(.colorInvert()) == SIMD4(0, 128, 255, 255))
        let controls = CIFilter.colorControls()
        #expect(try first(controls) == SIMD4(255, 128, 0, 255))
        controls.saturation = 0
        let grey = try first(controls)
        #expect(grey.x == grey.y && grey.y == grey.z)
        let sepia = try #require(CIFilter(name: "CISepiaTone"))
        sepia.setValue(0, forKey: kCIInputIntensityKey)
        #expect(try first(sepia) == SIMD4(255, 128, 0, 255))
        #expect(CIFilter(name: "CINothing") == nil)
    }

    @Test("each filter of the table makes a picture, and keeps within numbers however wild its inputs")
    func all() throws {
        let image = square(.red, CGRect(x: 0, y: 0, width: 6, height: 6))
        for name in CIFilter.filterNames(inCategory: nil) {
            let filter = try #require(CIFilter(name: name))
            for key in [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey, kCIInputTargetImageKey] {
                filter.setValue(image, forKey: key)
            }
            filter.setValue(image, forKey: "inputGradientImage")
            filter.setValue(Data("Tintype".utf8), forKey: "inputMessage")
            filter.setValue(CIVector(x: 0, y: 0, z: 3, w: 3), forKey: "inputRectangle")
            for wild in [nil, Double.nan, -1e30, 3] {
                for key in filter.inputKeys where wild != nil && filter.value(forKey: key) is any BinaryFloatingPoint {
                    filter.setValue(wild, forKey: key)
                }
                let made = try #require(filter.outputImage, "\(name)")
                _ = CIContext().createCGImage(made, from: CGRect(x: -2, y: -2, width: 8, height: 8))
            }
        }
    }

    @Test("pixellated squares have one colour, and crystals only those of the picture")
    func squares() throws {
        let image = square(.red, CGRect(x: 0, y: 0, width: 8, height: 16))
            .composited(over: square(.blue, CGRect(x: 0, y: 0, width: 16, height: 16)))
        let filter = CIFilter.pixellate()
        filter.inputImage = image
        filter.scale = 8
        filter.center = .zero
        let bitmap = try pixels(try #require(filter.outputImage))
        #expect(Set((0..<8).map { bitmap[$0, 3] }).count == 1)
        let crystals = CIFilter.crystallize()
        crystals.inputImage = image
        crystals.radius = 5
        let made = try pixels(try #require(crystals.outputImage), CGRect(x: 4, y: 4, width: 8, height: 8))
        #expect(
            Set((0..<64).map { made[$0 % 8, $0 / 8] }).isSubset(of: [SIMD4(255, 0, 0, 255), SIMD4(0, 0, 255, 255)]))
    }
}
