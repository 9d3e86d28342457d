import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@Suite("Containers")
struct ContainerTests {
    @Test(
        "the first view that fits is shown, the others are not there",
        arguments: [(100, "wide"), (60, "narrow"), (5, "narrow")])
    func firstFitting(_ width: Int, _ shown: String) {
        let tree = TestTree { scope in
            scope.appendViewThatFits(in: .horizontal) { scope in
                scope.descend(.index(0)) { $0.box("wide", 80, 10) }
                scope.descend(.index(1)) { $0.box("narrow", 40, 10) }
            }
        }
        tree.place(CGFloat(width), 50)
        #expect(tree.frame(shown).minX == 0)
        #expect(tree.frame(shown == "wide" ? "narrow" : "wide").isNull)
    }

    @Test("frames are relative to the canvas, and to a scroll view in it")
    func containerRelative() throws {
        let words = WordShaper()
        let session = Session(context: RenderContext(shaper: words, symbols: words))
        let pass = SettlePass(session: session, canvas: ProposedViewSize(width: 300, height: 200))
        let half = ContainerRelativeFrameModifier(.horizontal, count: 2, span: 1, spacing: 10, alignment: .center)
        func part(_ name: String, _ scope: inout Scope) {
            scope.wrap(with: NameModifier(name)) { scope in scope.wrap(with: half) { $0.appendPaint(Color.red) } }
        }
        let scene = try pass.run { scope in
            scope.appendVStack(spacing: 0) { scope in
                scope.descend(.index(0)) { part("outer", &$0) }
                scope.descend(.index(1)) { scope in
                    scope.wrap(with: FrameModifier(width: 110, height: 50)) { scope in
                        scope.appendScrollView(.horizontal) { part("inner", &$0) }
                    }
                }
            }
        }
        #expect(scene.tree.view("outer")?.frame.width == 145)
        #expect(scene.tree.view("inner")?.frame.width == 50)
    }

    @Test("a view that ignores the safe area reaches the edge of the canvas, and others see it where it was")
    func ignoresSafeArea() throws {
        let words = WordShaper()
        let session = Session(context: RenderContext(shaper: words, symbols: words))
        let pass = SettlePass(
            session: session, canvas: ProposedViewSize(width: 100, height: 200),
            safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
        let scene = try pass.run { scope in
            scope.wrap(with: NameModifier("outside")) { scope in
                scope.wrap(with: IgnoreSafeAreaModifier(edges: .top)) { scope in
                    scope.wrap(with: NameModifier("inside")) { $0.appendPaint(Color.red) }
                }
            }
        }
        #expect(scene.tree.view("inside")?.frame == CGRect(x: 0, y: 0, width: 100, height: 190))
        #expect(scene.tree.root.frame == CGRect(x: 0, y: 20, width: 100, height: 170))
    }

    @Test("fixed columns are served before adaptive ones, which share what is left")
    func adaptiveColumns() {
        let tree = TestTree { scope in
            scope.appendLazyGrid(.vertical, [GridItem(.adaptive(minimum: 40)), GridItem(.fixed(70))]) { scope in
                for index in 0..<3 {
                    scope.descend(.index(index)) { scope in
                        scope.wrap(with: NameModifier("cell\(index)")) { $0.box(nil, 10) }
                    }
                }
            }
        }
        tree.place(200, 100)
        #expect(tree.frame("cell0").width == 57)
        #expect(tree.frame("cell1").width == 57)
        #expect(tree.frame("cell2") == CGRect(x: 130, y: 0, width: 70, height: 10))
    }
}
