import CoreGraphics
import Testing

@Suite("Patterns, layers, shadings and parts of paths")
struct PatternTests {
    private func canvas() throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    @Test("a pattern draws its cell again and again within what is filled")
    func pattern() throws {
        let context = try canvas()
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            }, releaseInfo: nil)
        let pattern = try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), matrix: .identity, xStep: 10, yStep: 10,
                tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        var alpha: CGFloat = 1
        context.setFillPattern(pattern, colorComponents: &alpha)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
        let bitmap = try #require(context.makeImage()).bitmap
        #expect(bitmap[2, 20].x == 255 && bitmap[12, 20].w == 255)
        #expect(bitmap[7, 20].w == 0 && bitmap[32, 20].w == 0)
    }

    @Test("a layer is drawn where it is asked for")
    func layer() throws {
        let context = try canvas()
        let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
        layer.context?.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.draw(layer, at: CGPoint(x: 20, y: 20))
        let bitmap = try #require(context.makeImage()).bitmap
        #expect(bitmap[25, 15].z == 255)
        #expect(bitmap[5, 35].w == 0)
    }

    @Test("a flat path has lines alone and nearly the same box; parts are told apart")
    func paths() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 20, y: 0, width: 5, height: 5))
        var curves = 0
        path.flattened(threshold: 0.1).applyWithBlock { element in
            switch element.pointee.type {
            case .addQuadCurveToPoint, .addCurveToPoint: curves += 1
            default: break
            }
        }
        #expect(curves == 0)
        let parts = path.componentsSeparated()
        #expect(parts.count == 2)
        #expect(parts.last?.boundingBox == CGRect(x: 20, y: 0, width: 5, height: 5))
    }

    @Test("what is cleared is gone, whatever the colour, and later colours are seen again")
    func clearing() throws {
        let context = try canvas()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.setBlendMode(.clear)
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        context.setBlendMode(.normal)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
        let bitmap = try #require(context.makeImage()).bitmap
        // CoreGraphics counts from below, a bitmap from above.
        #expect(bitmap[7, 30].w == 0 && bitmap[15, 30].x == 255 && bitmap[2, 30].z == 255)
    }
}
