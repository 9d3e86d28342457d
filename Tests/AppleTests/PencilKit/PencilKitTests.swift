import Foundation
import PencilKit
import Testing

@Suite("PencilKit")
struct PencilKitTests {
    @Test("a drawing has no strokes, and foreign bytes are refused")
    func drawing() throws {
        #expect(try PKDrawing(data: PKDrawing().dataRepresentation()) == PKDrawing())
        #expect(throws: CocoaError.self) { try PKDrawing(data: Data([1])) }
    }
}
