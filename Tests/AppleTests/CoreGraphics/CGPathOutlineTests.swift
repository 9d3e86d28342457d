import CoreGraphics
import Testing

@Suite("Outlines of paths by the names of C's functions")
struct CGPathOutlineTests {
    @Test("a line's outline is as wide as the line, through a transform too")
    func stroke() throws {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        let outline = try #require(
            CGPath(
                __byStroking: line, transform: nil, lineWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10))
        #expect(outline.boundingBox == CGRect(x: 0, y: -2, width: 10, height: 4))
        var moved = CGAffineTransform(translationX: 5, y: 0)
        let other = CGPath(
            __byStroking: line, transform: &moved, lineWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(other?.boundingBox.minX == 5)
    }

    @Test("dashes begin and end with the line")
    func dashes() throws {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 9, y: 0))
        // Not inside `#require`, which would keep the pointer to the lengths for longer than the call that it was made for.
        let outline = CGPath(__byDashing: line, transform: nil, phase: 0, lengths: [3, 3], count: 2)
        let dashes = try #require(outline)
        #expect(dashes.boundingBox.minX == 0 && dashes.boundingBox.maxX == 9)
    }
}
