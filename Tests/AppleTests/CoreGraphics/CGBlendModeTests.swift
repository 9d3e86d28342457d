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

    @Test("a canvas that takes away leaves the views below as they are")
    func ground() throws {
        let blue = Color(red: 0, green: 0, blue: 1)
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 1, green: 0, blue: 0)))
            context.blendMode = .clear
            context.fill(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(.black))
        }
        let renderer = ImageRenderer(content: canvas.frame(width: 20, height: 20).background(blue))
        renderer.scale = 1
        let image = try #require(renderer.cgImage)
        #expect(image.bitmap[10, 10] == [0, 0, 255, 255] && image.bitmap[2, 2] == [255, 0, 0, 255])
    }

    @Test("the rules have CoreGraphics' numbers")
    func numbers() {
        #expect(CGBlendMode.clear.rawValue == 16 && CGBlendMode.xor.rawValue == 25)
        #expect(GraphicsContext.BlendMode.plusLighter.rawValue == CGBlendMode.plusLighter.rawValue)
    }
}
