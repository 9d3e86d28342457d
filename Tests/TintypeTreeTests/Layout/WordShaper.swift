import Foundation
import TintypeGraphics
import TintypeSymbols
import TintypeTree

/// Shapes every character as a block half as wide as the font is high: layout tests need no font.
final class WordShaper: TextShaper, SymbolOutlines {
    func shape(_ request: TextRequest) throws -> ShapedParagraph {
        let face = FontFace(name: "Block", index: 0)
        var (clusters, glyphs, byte) = ([ShapedParagraph.Cluster](), [ShapedParagraph.Glyph](), 0)
        for character in request.text + "…" {
            let length = character.utf8.count
            clusters.append(
                ShapedParagraph.Cluster(
                    bytes: byte..<byte + length, glyphs: glyphs.count..<glyphs.count + 1,
                    advance: request.font.size / 2, level: 0, face: face, size: request.font.size,
                    isWhitespace: character == " ", breakAfter: character == " " ? .allowed : .none))
            glyphs.append(ShapedParagraph.Glyph(id: 1, advance: request.font.size / 2))
            byte += length
        }
        // The ellipsis stands for no part of the text.
        var ellipsis = clusters.removeLast()
        ellipsis.bytes = 0..<0
        return ShapedParagraph(
            text: request.text, clusters: clusters, glyphs: glyphs, ellipsis: ellipsis,
            metrics: .system(size: request.font.size), isRightToLeft: request.isRightToLeft)
    }

    func outline(of scalar: UInt32) throws -> Path? { nil }
}

/// A tree that was built, and measured or placed, without a front end.
struct TestTree {
    let session: Session
    let root: Node

    init(
        direction: LayoutDirection = .leftToRight, platform: Platform = Platform(), _ build: (inout Scope) -> Void
    ) {
        let words = WordShaper()
        session = Session(
            context: RenderContext(shaper: words, symbols: words, layoutDirection: direction, platform: platform))
        var scope = Scope(session: session)
        var nodes = scope.nodes(build)
        if nodes.count != 1 { nodes = scope.nodes { $0.appendVStack(build) } }
        root = nodes[0]
    }

    /// Places the root at the origin, for the proposal.
    @discardableResult
    func place(_ width: CGFloat?, _ height: CGFloat?) -> TestTree {
        PlacementPass(session: session).run(
            root, at: .zero, proposal: ProposedViewSize(width: width, height: height))
        return self
    }

    func frame(_ name: String) -> CGRect { SettledTree(root: root.settled).view(name)?.frame ?? .null }

    /// The frames of all views in order.
    var frames: [CGRect] {
        var frames: [CGRect] = []
        func collect(_ node: Node) {
            if let placement = node.placement { frames.append(placement.frameInRoot) }
            for child in node.children { collect(child) }
        }
        collect(root)
        return frames
    }

    /// The nodes that are measured themselves.
    var measured: [Node] {
        func collect(_ node: Node) -> [Node] {
            let below = node.children.flatMap(collect)
            switch node.kind {
            case .leaf, .layout, .deferred: return [node] + below
            case .effect, .value, .attachment: return below
            }
        }
        return collect(root)
    }
}

extension Scope {
    /// Appends a colour of a fixed size with a name.
    mutating func box(_ name: String = "", _ width: CGFloat?, _ height: CGFloat?) {
        wrap(with: NameModifier(name)) { scope in
            scope.wrap(with: FrameModifier(width: width, height: height)) { $0.appendPaint(Color.blue) }
        }
    }
}
