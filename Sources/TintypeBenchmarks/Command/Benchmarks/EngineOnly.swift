import TintypeGraphics
import TintypeSymbols
import TintypeTree

extension RenderContext {
    /// A world without texts and symbols, for what is evaluated or laid out alone.
    static var engineOnly: RenderContext { RenderContext(shaper: NoShaper(), symbols: NoOutlines()) }
}

private final class NoShaper: TextShaper {
    func shape(_ request: TextRequest) throws -> ShapedParagraph {
        preconditionFailure("the trees that are timed have no text")
    }
}

private struct NoOutlines: SymbolOutlines {
    func outline(of scalar: UInt32) throws -> Path? { nil }
}
