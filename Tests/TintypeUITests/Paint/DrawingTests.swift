import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Canvases and images")
@MainActor
struct DrawingTests {
    private func text(_ view: some View, width: Double = 100, height: Double = 40) throws -> [String] {
        try settle(view, width: width, height: height, context: .blocks(scale: 1)).displayList(background: nil).text
            .split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test("a canvas draws in its own coordinates, and nothing beyond its edges")
    func canvas() throws {
        let drawn = try text(
            Canvas { context, size in context.fill(square, with: .color(.black)) }
                .frame(width: 50, height: 20))
        #expect(
            drawn == ["clip rect 25,10 50×20", "transform 1 0 0 1 25 10", "fill rect 0,0 10×10 #000000"])
    }

    @Test("a copy of a context has a state of its own")
    func copies() throws {
        let drawn = try text(
            Canvas { context, size in
                var copy = context
                copy.translateBy(x: 5, y: 0)
                copy.opacity = 0.5
                copy.fill(square, with: .color(.black))
                context.fill(square, with: .color(.white))
            })
        #expect(
            drawn.dropFirst(2) == [
                "opacity 0.5", "transform 1 0 0 1 5 0", "fill rect 0,0 10×10 #000000", "fill rect 0,0 10×10 #ffffff",
            ])
    }

    @Test("the filter that was added last is applied first")
    func filters() throws {
        let drawn = try text(
            Canvas { context, size in
                context.addFilter(.alphaThreshold(min: 0.5, color: .white))
                context.addFilter(.blur(radius: 4))
                context.drawLayer { layer in layer.fill(square, with: .color(.black)) }
            })
        #expect(
            drawn.dropFirst(2) == [
                "alpha threshold 0.5 to 1 #ffffff", "blur sigma 4", "isolated", "fill rect 0,0 10×10 #000000",
            ])
    }

    @Test("views are drawn by their tags, with their anchors at a point")
    func symbols() throws {
        let drawn = try text(
            Canvas { context, size in
                guard let symbol = context.resolveSymbol(id: "dot") else { return }
                context.draw(symbol, at: CGPoint(x: 20, y: 20))
            } symbols: {
                Color.black.frame(width: 4, height: 6).tag("dot")
            })
        #expect(drawn.dropFirst(2) == ["fill rect 18,17 4×6 #000000"])
    }

    @Test("a picture keeps its size, fills what it is offered, and repeats")
    func pictures() throws {
        let image = Image(AssetPicture(bitmap: Bitmap(width: 8, height: 4), scale: 2), name: "CGImage")
        #expect(try text(image) == ["fill rect 48,19 4×2 image 8×4 px in 48,19 4×2"])
        #expect(try text(image.resizable()) == ["fill rect 0,0 100×40 image 8×4 px in 0,0 100×40"])
        #expect(
            try text(image.resizable().scaledToFit()) == ["fill rect 10,0 80×40 image 8×4 px in 10,0 80×40"])
        #expect(
            try text(image.resizable(resizingMode: .tile)) == ["fill rect 0,0 100×40 tiles 8×4 px in 0,0 4×2"])
        #expect(
            try text(image.renderingMode(.template).foregroundStyle(.white)).first == "mask")
    }

    @Test("caps keep their size")
    func caps() throws {
        let image = Image(AssetPicture(bitmap: Bitmap(width: 9, height: 9), scale: 1), name: "CGImage")
        let drawn = try text(image.resizable(capInsets: EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)))
        #expect(
            drawn.count == 9 && drawn[0].hasPrefix("fill rect 0,0 3×3") && drawn[4].hasPrefix("fill rect 3,3 94×34"))
    }

    @Test("for pictures and symbols that are not there something neutral stands, and that is noted")
    func missing() throws {
        let session = Session(context: .blocks(scale: 1))
        let view = VStack {
            Image("holiday").resizable()
            Image(systemName: "no.such.symbol")
        }
        _ = try SettlePass(session: session, canvas: ProposedViewSize(width: 100, height: 100)).run {
            type(of: view)._evaluate(view, into: &$0)
        }
        #expect(
            session.notes.notes.map(\.message) == [
                "there is no image \"holiday\" among the assets", "there is no symbol \"no.such.symbol\"",
            ])
    }

    @Test("pictures of the network stay empty")
    func asyncImage() throws {
        let url = URL(string: "https://example.com/a.png")
        #expect(
            try text(
                AsyncImage(url: url) {
                    $0
                } placeholder: {
                    Color.black
                }) == ["fill rect 0,0 100×40 #000000"])
        #expect(
            try text(AsyncImage(url: url) { phase in phase.image == nil ? Color.white : Color.black })
                == ["fill rect 0,0 100×40 #ffffff"])
    }
}
