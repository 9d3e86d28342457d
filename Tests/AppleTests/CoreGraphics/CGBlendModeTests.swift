import SwiftUI
import Testing
import UIKit

@Suite("CoreGraphics' rules of drawing")
@MainActor
struct CGBlendModeTests {
    private func picture(_ draw: (CGContext) -> Void) throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
        return try #require(renderer.image { draw($0.cgContext) }.cgImage)
    }

    @Test("an eraser takes away what it goes over, and nothing beside it")
    func eraser() throws {
        let image = try picture { context in
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setBlendMode(.clear)
            context.setStrokeColor(UIColor.red.cgColor)
            context.setLineWidth(4)
            context.move(to: CGPoint(x: 0, y: 10))
            context.addLine(to: CGPoint(x: 20, y: 10))
            context.strokePath()
        }
        #expect(image.bitmap[10, 10] == [0, 0, 0, 0] && image.bitmap[10, 4] == [0, 0, 255, 255])
    }

    @Test("a colour takes the form of what is there")
    func tinted() throws {
        let image = try picture { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            context.setBlendMode(.sourceIn)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(image.bitmap[5, 5] == [255, 0, 0, 255] && image.bitmap[15, 5] == [0, 0, 0, 0])
    }

    @Test("the rules have CoreGraphics' numbers")
    func numbers() {
        #expect(CGBlendMode.clear.rawValue == 16 && CGBlendMode.xor.rawValue == 25)
        #expect(GraphicsContext.BlendMode.plusLighter.rawValue == CGBlendMode.plusLighter.rawValue)
    }
}
