import Foundation
import Testing
import TintypeGraphics
import TintypeTree

/// A user's layout of rows, as SwiftUI lays it out.
@Suite("A flow of boxes")
struct FlowLayoutTests {
    /// Rows of a fixed number of views; each row is justified to the widest one.
    private struct Flow: Layout {
        let spacing: CGFloat
        let inRow: Int

        private func rows(_ subviews: Subviews) -> [[LayoutSubview]] {
            stride(from: 0, to: subviews.count, by: inRow).map { start in
                (start..<min(start + inRow, subviews.count)).map { subviews[$0] }
            }
        }

        private func size(_ row: [LayoutSubview]) -> CGSize {
            let sizes = row.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: sizes.reduce(spacing * CGFloat(row.count - 1)) { $0 + $1.width },
                height: sizes.reduce(0) { max($0, $1.height) })
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let sizes = rows(subviews).map(size)
            return CGSize(
                width: sizes.reduce(0) { max($0, $1.width) },
                height: sizes.reduce(spacing * CGFloat(sizes.count - 1)) { $0 + $1.height })
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            var y = bounds.minY
            for row in rows(subviews) {
                var x = bounds.minX
                for subview in row {
                    subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
                    x += subview.sizeThatFits(.unspecified).width + spacing
                }
                y += size(row).height + spacing
            }
        }
    }

    @Test("boxes stand where SwiftUI puts them")
    func boxes() {
        let widths: [CGFloat] = [45, 55, 50, 40, 60, 48, 52, 58, 42, 46]
        let tree = TestTree { scope in
            scope.wrap(with: FrameModifier(width: 320, height: 200)) { scope in
                scope.wrap(with: PaddingModifier(.all, 12)) { scope in
                    scope.appendLayout(Flow(spacing: 8, inRow: 5)) { scope in
                        for (index, width) in widths.enumerated() {
                            scope.descend(.index(index)) { $0.box("box\(index + 1)", width, 50) }
                        }
                    }
                }
            }
        }
        tree.place(320, 200)
        #expect(tree.frame("box1") == CGRect(x: 19, y: 46, width: 45, height: 50))
        #expect(tree.frame("box2") == CGRect(x: 72, y: 46, width: 55, height: 50))
        #expect(tree.frame("box5") == CGRect(x: 241, y: 46, width: 60, height: 50))
        #expect(tree.frame("box6") == CGRect(x: 19, y: 104, width: 48, height: 50))
        #expect(tree.frame("box10") == CGRect(x: 251, y: 104, width: 46, height: 50))
    }
}
