import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

@Suite("Layouts that a scene declares")
struct DeclaredLayoutTests {
    private static let flow = """
        layouts:
          flow:
            parameters: {spacing: {type: number, default: 8}}
            place:
              x: =if(index == 0 || previous.maxX + spacing + subview.width > proposal.width, 0, previous.maxX + spacing)
              y: =if(index == 0, 0, if(x == 0, bounds.maxY + spacing, previous.minY))

        """

    private func boxes(_ widths: [Int], width: Int, spacing: Int) throws -> [CGRect] {
        let views = widths.enumerated().map { index, width in
            "{Color: red, id: v\(index), modifiers: [{frame: {width: \(width), height: 10}}]}"
        }
        let scene = try settle(
            Self.flow + "body: {flow: {spacing: \(spacing), content: [\(views.joined(separator: ", "))]}, "
                + "modifiers: [{frame: {width: \(width), height: 300, alignment: topLeading}}]}")
        let frames = try widths.indices.map { try scene.frame("v\($0)") }
        return frames.map { $0.offsetBy(dx: -frames[0].minX, dy: -frames[0].minY) }
    }

    @Test("a flow breaks its lines where the next view does not fit, for random widths")
    func flow() throws {
        var numbers = SeededGenerator(seed: 7)
        for _ in 0..<20 {
            let widths = (0..<numbers.number(1...9)).map { _ in numbers.number(5...60) }
            let (width, spacing) = (numbers.number(60...180), numbers.number(0...9))
            var (x, y) = (0, 0)
            let expected = widths.enumerated().map { index, wide -> CGRect in
                if index > 0, x + spacing + wide > width {
                    (x, y) = (0, y + 10 + spacing)
                } else if index > 0 {
                    x += spacing
                }
                defer { x += wide }
                return CGRect(x: x, y: y, width: wide, height: 10)
            }
            #expect(try boxes(widths, width: width, spacing: spacing) == expected)
        }
    }

    @Test("its size is what its views enclose, or what it says")
    func size() throws {
        let views = "[{Color: red, modifiers: [{frame: {width: 30, height: 10}}]}]"
        for (size, expected) in [
            ("", CGSize(width: 35, height: 14)),
            (", size: {width: =bounds.maxX + 5, height: 40}", CGSize(width: 40, height: 40)),
        ] {
            let scene = try settle(
                "layouts: {l: {place: {x: 5, y: 4}\(size)}}\nbody: {l: \(views), id: whole}")
            #expect(try scene.frame("whole").size == expected)
        }
    }

    @Test(
        "mistakes stand at their place",
        arguments: [
            ("{}", "layout \"l\" needs \"place\""),
            ("{place: {x: 1}}", "place needs \"y\""),
            ("{place: {x: =z, y: 0}}", "unknown name \"z\""),
            ("{place: {x: 0, y: 0}, body: {Text: a}}", "unknown key \"body\" in layout \"l\""),
        ])
    func mistakes(_ layout: String, _ message: String) {
        #expect(
            MemoryFolder().errors("layouts: {l: \(layout)}\nbody: {l: [Text: a]}").first?.hasSuffix(message) == true)
    }
}
