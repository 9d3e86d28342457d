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

    /// Containers that measure and place through many calls, each holding only the next.
    private func nest(_ container: Container, _ depth: Int, _ scope: inout Scope) {
        guard depth > 0 else { return scope.appendText("the end") }
        switch container {
        case .row: scope.appendHStack(alignment: .firstTextBaseline) { nest(container, depth - 1, &$0) }
        case .zStack: scope.appendZStack { nest(container, depth - 1, &$0) }
        case .grid: scope.appendGrid { nest(container, depth - 1, &$0) }
        case .anyLayout: scope.appendLayout(AnyLayout(VStackLayout())) { nest(container, depth - 1, &$0) }
        case .reader: scope.appendGeometryReader { nest(container, depth - 1, &$1) }
        case .scroll: scope.appendScrollView(.vertical) { nest(container, depth - 1, &$0) }
        }
    }

    enum Container: CaseIterable {
        case row, zStack, grid, anyLayout, reader, scroll
    }

    private func settle(_ root: @escaping (inout Scope) -> Void) throws -> SettledScene {
        let words = WordShaper()
        let session = Session(context: RenderContext(shaper: words, symbols: words))
        return try SettlePass(session: session, canvas: ProposedViewSize(width: 100, height: 100)).run(root)
    }

    @Test("10,000 nested views are refused with a diagnostic")
    func refusesTooDeep() throws {
        let errors = #expect(throws: RenderErrors.self) { try settle { nest(10_000, &$0) } }
        #expect(errors?.errors.first?.description.contains("nested more than 1000 deep") == true)
    }

    @Test(
        "containers of any kind, nested up to the limit or beyond, are settled or refused",
        arguments: Container.allCases)
    func neverOverflows(_ container: Container) throws {
        #expect(throws: RenderErrors.self) { try settle { nest(container, 10_000, &$0) } }
        // A grid counts for two.
        let depth = (Scope.maximumDepth - 2) / (container == .grid ? 2 : 1)
        let scene = try settle { nest(container, depth, &$0) }
        #expect(scene.displayList(background: nil).items.count == 1)
        #expect(scene.tree.text().contains("the end"))
    }

    @Test("trees up to the limit are measured, placed and drawn")
    func takesWhatIsAllowed() throws {
        let scene = try settle { nest(Scope.maximumDepth - 1, &$0) }
        #expect(scene.measures < 20_000)
        #expect(!scene.displayList(background: nil).items.isEmpty)
    }
}
