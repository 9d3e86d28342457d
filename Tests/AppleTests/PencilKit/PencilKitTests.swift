import Foundation
import PencilKit
import Testing

@Suite("PencilKit")
@MainActor
struct PencilKitTests {
    @Test("a drawing has no strokes, and foreign bytes are refused")
    func drawing() throws {
        #expect(try PKDrawing(data: PKDrawing().dataRepresentation()) == PKDrawing())
        #expect(throws: CocoaError.self) { try PKDrawing(data: Data([1])) }
    }

    private var line: PKStroke {
        let points = [0, 10].map {
            PKStrokePoint(
                location: CGPoint(x: $0, y: 0), timeOffset: TimeInterval($0), size: CGSize(width: 4, height: 4),
                opacity: 1, force: 1, azimuth: 0, altitude: 0)
        }
        return PKStroke(
            ink: PKInk(.marker, color: .red),
            path: PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSinceReferenceDate: 0)))
    }

    @Test("strokes have bounds, are moved, and are read back as they were written")
    func strokes() throws {
        var drawing = PKDrawing(strokes: [line])
        #expect(drawing.bounds == CGRect(x: -2, y: -2, width: 14, height: 4))
        drawing.transform(using: CGAffineTransform(translationX: 5, y: 7))
        #expect(drawing.bounds == CGRect(x: 3, y: 5, width: 14, height: 4))
        let read = try PKDrawing(data: drawing.dataRepresentation())
        #expect(read.bounds == drawing.bounds && read.strokes.first?.ink.inkType == .marker)
    }

    @Test("points are made between those of a path")
    func interpolation() {
        let path = line.path
        #expect(path.interpolatedPoint(at: 0.5).location == CGPoint(x: 5, y: 0))
        #expect(path.interpolatedPoint(at: 9).location == CGPoint(x: 10, y: 0))
        #expect(path.interpolatedPoints(by: .parametricStep(0.5)).map(\.timeOffset) == [0, 5, 10])
        #expect(PKStrokePath(controlPoints: [], creationDate: Date()).interpolatedPoints(by: .distance(1)).isEmpty)
    }

    /// Told of a canvas and its tools.
    private final class Listener: NSObject, PKCanvasViewDelegate, PKToolPickerObserver {
        var calls: [String] = []
        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { calls.append("drawing") }
        func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { calls.append("tool") }
    }

    @Test("the delegate hears of a new drawing, and observers of a new tool")
    func listeners() {
        let (canvas, picker, listener) = (PKCanvasView(), PKToolPicker(), Listener())
        canvas.delegate = listener
        picker.addObserver(listener)
        canvas.drawing = PKDrawing(strokes: [line])
        picker.selectedTool = PKEraserTool(.vector)
        #expect(listener.calls == ["drawing", "tool"])
    }
}

@Suite("Places on a stroke")
struct StrokePlaceTests {
    private let path = PKStrokePath(
        controlPoints: (0...2).map {
            PKStrokePoint(
                location: CGPoint(x: 10 * CGFloat($0), y: 0), timeOffset: TimeInterval($0),
                size: CGSize(width: 1, height: 1), opacity: 1, force: 1, azimuth: 0, altitude: 0)
        }, creationDate: Date(timeIntervalSince1970: 0))

    @Test("lie a step further, and end with the path")
    func steps() {
        #expect(path.parametricValue(0, offsetBy: .parametricStep(1.5)) == 1.5)
        #expect(path.parametricValue(1, offsetBy: .parametricStep(9)) == 2)
        #expect(path.parametricValue(1, offsetBy: .distance(-100)) == 0)
    }

    @Test("lie further by a way")
    func ways() {
        let place = path.parametricValue(0, offsetBy: .distance(5))
        #expect(abs(path.interpolatedLocation(at: place).x - path.interpolatedLocation(at: 0).x - 5) < 0.1)
    }
}
