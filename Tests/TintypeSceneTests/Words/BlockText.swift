import Foundation
import TintypeGraphics
import TintypeSymbols
import TintypeTree

@testable import TintypeScene

/// Shapes every character as a block half as wide as the font is high: tests of scenes need no font.
final class BlockText: TextShaper {
    func shape(_ request: TextRequest) throws -> ShapedParagraph {
        let face = FontFace(name: "Block", index: 0)
        let advance = request.font.size / 2
        var clusters: [ShapedParagraph.Cluster] = []
        var glyphs: [ShapedParagraph.Glyph] = []
        var byte = 0
        for character in request.text + "…" {
            let length = character.utf8.count
            clusters.append(
                ShapedParagraph.Cluster(
                    bytes: byte..<byte + length, glyphs: glyphs.count..<glyphs.count + 1, advance: advance, level: 0,
                    face: face, size: request.font.size, isWhitespace: character == " ",
                    breakAfter: character == " " ? .allowed : .none))
            glyphs.append(ShapedParagraph.Glyph(id: 1, advance: advance))
            byte += length
        }
        let ellipsis = clusters.removeLast()
        return ShapedParagraph(
            text: request.text, clusters: clusters, glyphs: glyphs, ellipsis: ellipsis,
            metrics: .system(size: request.font.size), isRightToLeft: request.isRightToLeft)
    }
}

/// Every glyph is a square of the em.
struct BlockSymbols: SymbolOutlines {
    func outline(of scalar: UInt32) throws -> Path? { Path(CGRect(x: 0.1, y: -0.9, width: 0.8, height: 0.8)) }
}

extension SceneFile {
    /// The scene, settled with blocks for letters.
    func settle(_ variant: SceneVariant? = nil) throws -> SettledScene {
        let canvas = variant?.canvas ?? canvas
        var context = RenderContext(
            shaper: BlockText(), symbols: BlockSymbols(), scale: canvas.scale, locale: canvas.locale,
            colorScheme: canvas.colorScheme, layoutDirection: canvas.layoutDirection, platform: canvas.platform,
            limits: Limits())
        context.dynamicTypeSize = canvas.dynamicTypeSize
        let pass = SettlePass(
            session: Session(context: context),
            canvas: ProposedViewSize(width: canvas.width, height: canvas.height), safeArea: canvas.safeArea)
        return try pass.run { evaluate(into: &$0, variant: variant) }
    }
}

/// A scene of a canvas of 200×100 points, settled.
func settle(_ yaml: String, canvas: String = "{width: 200, height: 100}") throws -> SettledScene {
    try SceneFile.parse(text: "canvas: \(canvas)\n\(yaml)", file: "a.yaml").settle()
}

/// The tree that `content` appends, in the same canvas.
func settle(_ content: @escaping (inout Scope) -> Void) throws -> SettledScene {
    let context = RenderContext(shaper: BlockText(), symbols: BlockSymbols())
    return try SettlePass(session: Session(context: context), canvas: ProposedViewSize(width: 200, height: 100))
        .run(content)
}

extension SettledScene {
    /// The frame of the view named `id`, in points of the canvas.
    func frame(_ id: String) throws -> CGRect {
        guard let view = tree.view(id) else { throw MissingView(id: id) }
        return view.frame
    }

    /// The tree without names and places: what two front ends have in common.
    var shape: SettledTree { SettledTree(root: tree.root.anonymous) }

    /// All views of a kind, in the order of drawing.
    func all(_ kind: String) -> [SettledTree.View] { tree.root.all(kind) }
}

extension SettledTree.View {
    fileprivate var anonymous: SettledTree.View {
        SettledTree.View(kind: kind, frame: frame, attributes: attributes, children: children.map(\.anonymous))
    }

    fileprivate func all(_ kind: String) -> [SettledTree.View] {
        (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
    }

    /// The value of an attribute.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

struct MissingView: Error {
    var id: String
}
