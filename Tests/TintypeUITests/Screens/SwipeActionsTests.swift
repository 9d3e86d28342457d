import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Rows that are swiped aside")
@MainActor
struct SwipeActionsTests {
    /// A row with actions of 40 and 60 points, inside a padding of 12 on both sides.
    private func row(
        at edge: HorizontalEdge, isOpen: Bool, _ direction: LayoutDirection = .leftToRight
    ) throws -> SettledScene {
        let view = List {
            Color.red.frame(height: 22).id("row")
                .swipeActions(edge: edge, isOpen: isOpen) {
                    Button(action: {}, label: { Color.white.frame(width: 40).id("first") })
                    Button(action: {}, label: { Color.white.frame(width: 60).id("second") })
                }
        }
        return try settle(view.environment(\.layoutDirection, direction), width: 500, height: 200)
    }

    @Test("from right to left all is as in a mirror", arguments: [HorizontalEdge.leading, .trailing])
    func mirrored(edge: HorizontalEdge) throws {
        let (plain, other) = (try row(at: edge, isOpen: true), try row(at: edge, isOpen: true, .rightToLeft))
        for id in ["row", "first", "second"] {
            let (frame, mirror) = (try plain.frame(id), try other.frame(id))
            #expect(mirror == CGRect(x: 500 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height))
        }
    }

    @Test("an open row is moved by the width of its actions, the first of which is at the edge")
    func open() throws {
        let width: CGFloat = 8 + 64 + 8 + 84 + 8
        let rest = try row(at: .trailing, isOpen: false).frame("row")
        let trailing = try row(at: .trailing, isOpen: true)
        #expect(try trailing.frame("row") == rest.offsetBy(dx: -width, dy: 0))
        #expect(try trailing.frame("first").maxX == 484 - 8 - 12)
        #expect(try trailing.frame("second").maxX == 484 - 8 - 64 - 8 - 12)
        let leading = try row(at: .leading, isOpen: true)
        #expect(try leading.frame("row") == rest.offsetBy(dx: width, dy: 0))
        #expect(try leading.frame("first").minX == 16 + 8 + 12)
    }

    @Test("a row at rest has no actions, as one of SwiftUI's modifier")
    func rest() throws {
        #expect(throws: (any Error).self) { try row(at: .trailing, isOpen: false).frame("first") }
        let view = List { Color.red.frame(height: 22).id("row").swipeActions { Text("Delete").id("first") } }
        #expect(throws: (any Error).self) { try settle(view, width: 500, height: 200).frame("first") }
    }
}
