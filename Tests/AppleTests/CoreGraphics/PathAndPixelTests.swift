import CoreGraphics
import Foundation
import SwiftUI
import Testing

@Suite("CoreGraphics' paths and pixels")
@MainActor
struct PathAndPixelTests {
    @Test("a path hands its steps over, the end of a curve last")
    func steps() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(translationX: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 5, y: 1))
        path.closeSubpath()
        var told: [String] = []
        path.applyWithBlock { step in
            switch step.pointee.type {
            case .moveToPoint: told.append("move \(step.pointee.points[0].x)")
            case .addQuadCurveToPoint: told.append("quad \(step.pointee.points[0].y) \(step.pointee.points[1].y)")
            case .closeSubpath: told.append("close")
            default: told.append("other")
            }
        }
        #expect(told == ["move 11.0", "quad 1.0 5.0", "close"])
    }

    @Test("areas are put together, and asked for points by both rules")
    func areas() {
        let big = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let small = CGPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2), transform: nil)
        let ring = big.subtracting(small)
        #expect(ring.contains(CGPoint(x: 1, y: 1)) && !ring.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(big.intersects(small) && abs(big.intersection(small).boundingBoxOfPath.width - 2) < 0.1)
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        let stroked = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(abs(stroked.boundingBoxOfPath.height - 4) < 0.1)
    }

    @Test("a canvas gives its pixels, and a picture its bytes")
    func pixels() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect((0..<8).map { bytes[$0] } == [0, 0, 0, 0, 0, 0, 255, 255])
        let data = try #require(context.makeImage()?.dataProvider?.data)
        #expect(CFDataGetLength(data) == 8 && CFDataGetBytePtr(data)[6] == 255)
        let shades = try #require(CGDataProvider(data: Data([255, 255, 255, 255, 0, 0, 0, 255])))
        let mask = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [],
                provider: shades, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        let masked = try #require(context.makeImage()?.masking(mask))
        #expect(masked.bitmap[1, 0].w == 255 && masked.bitmap[0, 0].w == 0)
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(context.makeImage()?.bitmap[1, 0].w == 0)
    }

    @Test("colours are given in spaces of one, three and four components")
    func spaces() throws {
        let grey = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 1])
        #expect(grey?.components == [0.25, 0.25, 0.25, 1])
        let ink = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
        #expect(ink.components == [0, 0.5, 0.5, 1])
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.model == .rgb)
    }

    @Test("no PDF is written, neither to a file nor to memory")
    func pdf() {
        var page = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(CGContext(URL(fileURLWithPath: "/plums.pdf") as CFURL, mediaBox: &page, nil) == nil)
        #expect(CGDataConsumer(data: NSMutableData()).flatMap { CGContext(consumer: $0, mediaBox: &page, nil) } == nil)
    }
}
