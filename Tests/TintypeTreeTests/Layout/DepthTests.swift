import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@Suite("Deep trees")
struct DepthTests {
    private func nest(_ depth: Int, _ scope: inout Scope) {
        guard depth > 0 else { return scope.appendText("the end") }
        switch depth % 4 {
        case 0: scope.appendHStack { nest(depth - 1, &$0) }
        case 1: scope.wrap(with: PaddingModifier(.all, 1)) { nest(depth - 1, &$0) }
        case 2: scope.appendVStack { nest(depth - 1, &$0) }
        default: scope.wrap(with: OpacityModifier(0.5)) { nest(depth - 1, &$0) }
        }
    }

    @Test("10,000 nested views are refused with a diagnostic")
    func refusesTooDeep() throws {
        let words = WordShaper()
        let session = Session(context: RenderContext(shaper: words, symbols: words))
        let pass = SettlePass(session: session, canvas: ProposedViewSize(width: 100, height: 100))
        let errors = #expect(throws: RenderErrors.self) { try pass.run { nest(10_000, &$0) } }
        #expect(errors?.errors.first?.description.contains("nested more than 1000 deep") == true)
    }

    @Test("trees up to the limit are measured, placed and drawn")
    func takesWhatIsAllowed() throws {
        let words = WordShaper()
        let session = Session(context: RenderContext(shaper: words, symbols: words))
        let pass = SettlePass(session: session, canvas: ProposedViewSize(width: 100, height: 100))
        let scene = try pass.run { nest(Scope.maximumDepth - 1, &$0) }
        #expect(scene.measures < 20_000)
        #expect(!scene.displayList(background: nil).items.isEmpty)
    }
}
