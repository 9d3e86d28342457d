import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Rendering modes of symbols")
@MainActor
struct SymbolModeTests {
    private let symbol = Image(systemName: "plus.circle.fill")

    /// The styles of a symbol's layers, from the back to the front.
    private func styles(_ view: some View) throws -> [String] {
        let tree = try settle(view, width: 100, height: 100).tree
        let image = try #require(tree.root.all("Image").first)
        let style = try #require(image.value("style"))
        return style.components(separatedBy: " below ")
    }

    @Test("one style has one layer, several are a palette: the mark has the first")
    func automatic() throws {
        #expect(try styles(symbol.foregroundStyle(Color(white: 0))) == ["#000000"])
        #expect(try styles(symbol.foregroundStyle(Color(white: 0), Color(white: 1))) == ["#ffffff", "#000000"])
    }

    @Test(
        "a palette of one style and a hierarchy have its levels",
        arguments: [SymbolRenderingMode.palette, .hierarchical])
    func levels(mode: SymbolRenderingMode) throws {
        let black = symbol.symbolRenderingMode(mode).foregroundStyle(Color(white: 0))
        #expect(try styles(black) == ["#00000080", "#000000"])
        let around = symbol.foregroundStyle(Color(white: 0)).symbolRenderingMode(mode)
        #expect(try styles(around) == ["#00000080", "#000000"])
    }

    @Test("what the image says counts more than what is said around it")
    func own() throws {
        let view = symbol.symbolRenderingMode(.monochrome)
            .foregroundStyle(Color(white: 0), Color(white: 1)).symbolRenderingMode(.palette)
        #expect(try styles(view) == ["#000000"])
    }

    @Test("many colours are those of nature, or the foreground")
    func multicolor() throws {
        let warning = Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor)
        let yellow = Color.yellow.resolve(in: EnvironmentValues())
        #expect(try styles(warning) == [yellow.description.lowercased(), "#ffffff"])
        let plain = Image(systemName: "globe").symbolRenderingMode(.multicolor).foregroundStyle(Color(white: 0))
        #expect(try styles(plain) == ["#000000"])
    }

    @Test(
        "the original colours of a symbol are those of nature, where no mode is said",
        arguments: ["exclamationmark.triangle.fill", "globe"])
    func originals(name: String) throws {
        let image = Image(systemName: name)
        let colored = try styles(image.symbolRenderingMode(.multicolor))
        let plain = try styles(image)
        #expect((colored == plain) == (name == "globe"))
        #expect(try styles(image.renderingMode(.original)) == colored)
        #expect(try styles(image.renderingMode(.original).resizable()) == colored)
        #expect(try styles(image.renderingMode(.template)) == plain)
        #expect(try styles(image.renderingMode(nil)) == plain)
        #expect(try styles(image.renderingMode(.original).symbolRenderingMode(.monochrome)) == plain)
    }

    @Test("a filled enclosure without a colour of its own leaves its mark open, whatever the colour around")
    func plainEnclosure() throws {
        for color in [Color(white: 0), Color(white: 1)] {
            let view = Image(systemName: "arrow.up.circle.fill").foregroundStyle(color)
            let colored = try settle(view.symbolRenderingMode(.multicolor)).displayList(background: nil).items
            #expect(try colored == settle(view.symbolRenderingMode(.monochrome)).displayList(background: nil).items)
            #expect(colored.count == 1)
        }
        let badged = Image(systemName: "person.crop.circle.fill.badge.checkmark").symbolRenderingMode(.multicolor)
        let green = Color.green.resolve(in: EnvironmentValues()).description.lowercased()
        #expect(try styles(badged.foregroundStyle(Color(white: 1))) == ["#ffffff", green])
    }
}
