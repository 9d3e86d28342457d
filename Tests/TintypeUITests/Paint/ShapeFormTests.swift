import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Forms of shapes")
@MainActor
struct ShapeFormTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 40)

    /// The picture of a view of 100 by 40 points, at one pixel a point.
    private func text(_ view: some View) throws -> [String] {
        try settle(view, width: 100, height: 40, context: .blocks(scale: 1)).displayList(background: nil).text
            .split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private var black: Color { Color(white: 0) }

    @Test("a changed shape is the shape's path, changed about the anchor")
    func changed() {
        let moved = OffsetShape(shape: Rectangle(), offset: CGSize(width: 3, height: 4))
        #expect(moved.path(in: rect).boundingRect == CGRect(x: 3, y: 4, width: 100, height: 40))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect)
        #expect(turned.boundingRect.isNear(CGRect(x: 30, y: -30, width: 40, height: 100)))
        let grown = Rectangle().scale(2, anchor: .topLeading).path(in: rect)
        #expect(grown.boundingRect.isNear(CGRect(x: 0, y: 0, width: 200, height: 80)))
        let narrow = Rectangle().scale(x: 0.5, y: 1).path(in: rect)
        #expect(narrow.boundingRect.isNear(CGRect(x: 25, y: 0, width: 50, height: 40)))
        let shifted = TransformedShape(shape: Rectangle(), transform: CGAffineTransform(translationX: 1, y: 2))
        #expect(shifted.path(in: rect).boundingRect == CGRect(x: 1, y: 2, width: 100, height: 40))
    }

    @Test("each form fills its frame as it is called")
    func forms() {
        let circle = Circle().path(in: rect)
        #expect(circle.boundingRect == CGRect(x: 30, y: 0, width: 40, height: 40))
        #expect(circle.contains(CGPoint(x: 50, y: 20)) && !circle.contains(CGPoint(x: 33, y: 3)))
        let ellipse = Ellipse().path(in: rect)
        #expect(ellipse.boundingRect == rect && !ellipse.contains(CGPoint(x: 8, y: 4)))
        // Its ends are half circles of 20 points.
        let capsule = Capsule().path(in: rect)
        #expect(capsule.boundingRect == rect && !capsule.contains(CGPoint(x: 3, y: 3)))
        #expect(capsule.contains(CGPoint(x: 21, y: 1)) && capsule.contains(CGPoint(x: 1, y: 20)))
    }

    @Test("a trimmed shape is the part of its outline between two fractions of its length")
    func trimmed() {
        let quarter = Rectangle().trim(from: 0, to: 0.25).path(in: rect)
        #expect(quarter.boundingRect.isNear(CGRect(x: 0, y: 0, width: 70, height: 0)))
        let half = Rectangle().trim(to: 0.5).path(in: rect)
        #expect(half.boundingRect.isNear(CGRect(x: 0, y: 0, width: 100, height: 40)))
    }

    @Test("an inset shape is smaller all around")
    func inset() {
        let card = RoundedRectangle(cornerRadius: 9).inset(by: 4).path(in: rect)
        #expect(card.boundingRect.isNear(CGRect(x: 4, y: 4, width: 92, height: 32)))
        #expect(Circle().inset(by: 5).path(in: rect).boundingRect.isNear(CGRect(x: 35, y: 5, width: 30, height: 30)))
    }

    @Test("any shape is the one within")
    func erased() {
        #expect(AnyShape(Circle()).path(in: rect) == Circle().path(in: rect))
        #expect(AnyShape(Capsule()).path(in: rect) == Capsule().path(in: rect))
    }

    @Test("borders lie inside")
    func borders() throws {
        #expect(try text(Rectangle().strokeBorder(black, lineWidth: 4)) == ["stroke 4 rect 2,2 96×36 #000000"])
        #expect(
            try text(Color(white: 1).border(black, width: 4)) == [
                "fill rect 0,0 100×40 #ffffff", "stroke 4 rect 2,2 96×36 #000000",
            ])
    }

    @Test("a shape clips what is before it")
    func clips() throws {
        let fill = "fill rect 0,0 100×40 #000000"
        #expect(try text(black.clipShape(Circle())) == ["clip ellipse 30,0 40×40", fill])
        #expect(try text(black.cornerRadius(9)) == ["clip circular corners 9 0,0 100×40", fill])
        #expect(try text(black.clipped()) == ["clip rect 0,0 100×40", fill])
    }

    @Test("the named styles are those of the environment")
    func styles() throws {
        #expect(try text(Rectangle().fill(.background)) == ["fill rect 0,0 100×40 #ffffff"])
        #expect(try text(Rectangle().fill(.background).backgroundStyle(black)) == ["fill rect 0,0 100×40 #000000"])
        #expect(try text(Rectangle().fill(.tint).tint(black)) == ["fill rect 0,0 100×40 #000000"])
        #expect(try text(Rectangle().fill(.tint).accentColor(black)) == ["fill rect 0,0 100×40 #000000"])
        #expect(try text(Rectangle().fill(.foreground).foregroundStyle(black)) == ["fill rect 0,0 100×40 #000000"])
        let faint = Rectangle().fill(.quaternary).foregroundStyle(black)
        #expect(try text(faint) == ["fill rect 0,0 100×40 #0000002e"])
        #expect(try text(Rectangle().fill(.background).colorScheme(.dark)) == ["fill rect 0,0 100×40 #000000"])
        // UIKit's `separator`.
        #expect(try text(Rectangle().fill(.separator)) == ["fill rect 0,0 100×40 #3c3c434a"])
    }

    @Test("a style that is erased is the one within")
    func erasedStyle() throws {
        #expect(try text(Rectangle().fill(AnyShapeStyle(black))) == ["fill rect 0,0 100×40 #000000"])
    }

    @Test("the short names of gradients are the gradients")
    func gradients() throws {
        let gradient = Gradient(colors: [black, Color(white: 1)])
        #expect(
            try text(Rectangle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
                == ["fill rect 0,0 100×40 gradient 0,20 to 100,20: #000000 0, #ffffff 1"])
        #expect(
            try text(Rectangle().fill(.ellipticalGradient(gradient))) == text(EllipticalGradient(gradient: gradient)))
        let turn = AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(180))
        #expect(
            try text(Rectangle().fill(.angularGradient(gradient, startAngle: .zero, endAngle: .degrees(180))))
                == text(turn))
        #expect(
            try text(Rectangle().fill(.conicGradient(gradient, angle: .degrees(90))))
                == text(AngularGradient(gradient: gradient, center: .center, angle: .degrees(90))))
    }

    @Test("filters of colours are the matrices that they are named for, and none where they change nothing")
    func filters() throws {
        func matrix(_ view: some View) throws -> ColorMatrixValues? {
            let items = try settle(view, width: 10, height: 10).displayList(background: nil).items
            guard case .group(.colors(let matrix), _)? = items.first else { return nil }
            return matrix
        }
        #expect(try matrix(black.brightness(0.2)) == .brightness(0.2))
        #expect(try matrix(black.contrast(2)) == .contrast(2))
        #expect(try matrix(black.saturation(0)) == .saturation(0))
        #expect(try matrix(black.grayscale(1)) == .saturation(0))
        #expect(try matrix(black.colorInvert()) == .invert)
        #expect(try matrix(black.luminanceToAlpha()) == .luminanceToAlpha)
        #expect(
            try matrix(black.colorMultiply(Color(red: 1, green: 0, blue: 0)))
                == .multiply(ResolvedColor(red: 1, green: 0, blue: 0)))
        #expect(try matrix(black.brightness(0)) == nil && matrix(black.contrast(1)) == nil)
    }

    @Test("a picture is combined with what is below by its rule, and made one by a group")
    func rules() throws {
        #expect(try text(black.blendMode(.multiply)).first == "blend multiply")
        #expect(try text(black.drawingGroup()).first == "isolated")
        #expect(try text(black.hidden()).isEmpty)
    }

    @Test("a symbol takes the look that is asked for around it")
    func symbolVariant() throws {
        let tree = try settle(Image(systemName: "house").symbolVariant(.fill)).tree
        #expect(tree.root.all("Image").first?.value("systemName") == "house.fill")
    }

    @Test("a picture is mirrored where the interface reads from the right, and only there")
    func mirrored() throws {
        let view = black.flipsForRightToLeftLayoutDirection(true)
        let mirror = "transform -1 0 0 1 100 0"
        #expect(try text(view.environment(\.layoutDirection, .rightToLeft)).first == mirror)
        #expect(try text(view).first != mirror)
        let fixed = black.flipsForRightToLeftLayoutDirection(false)
        #expect(try text(fixed.environment(\.layoutDirection, .rightToLeft)).first != mirror)
    }
}
