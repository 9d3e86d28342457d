import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Effects of symbols at rest")
@MainActor
struct SymbolEffectTests {
    private let star = Image(systemName: "star.fill")

    /// The frame of the first symbol, in points, and whether it is drawn.
    private func shown(_ view: some View) throws -> (frame: CGRect, isDrawn: Bool) {
        let tree = try settle(HStack(spacing: 0) { view }, width: 100, height: 100).tree
        let image = try #require(tree.root.all("Image").first)
        return (image.frame, image.value("style") != "")
    }

    @Test("a symbol that disappears keeps its place", arguments: [DisappearSymbolEffect.disappear, .disappear.up])
    func disappear(effect: DisappearSymbolEffect) throws {
        let plain = try shown(star)
        let gone = try shown(star.symbolEffect(effect))
        #expect(plain.isDrawn)
        #expect(!gone.isDrawn)
        #expect(gone.frame == plain.frame)
        #expect(try shown(star.symbolEffect(effect, isActive: false)).isDrawn)
    }

    @Test("an inactive effect does not bring back what one around it hides; removing the effects does")
    func nested() throws {
        let inactive = star.symbolEffect(.disappear, isActive: false).symbolEffect(.disappear)
        #expect(try !shown(inactive).isDrawn)
        #expect(try shown(star.symbolEffectsRemoved().symbolEffect(.disappear)).isDrawn)
        #expect(try !shown(star.symbolEffectsRemoved(false).symbolEffect(.disappear)).isDrawn)
    }

    @Test("only symbols go: the title of a label stays")
    func label() throws {
        let label = Label("Title", systemImage: "star.fill").symbolEffect(.disappear)
        #expect(try !shown(label).isDrawn)
        #expect(try texts(of: label) == ["Title"])
    }

    @Test("other effects leave the symbol as it is")
    func others() throws {
        let plain = try shown(star)
        for view in [AnyView(star.symbolEffect(.scale.up)), AnyView(star.symbolEffect(.pulse))] {
            let moved = try shown(view)
            #expect(moved.isDrawn)
            #expect(moved.frame == plain.frame)
        }
    }
}
