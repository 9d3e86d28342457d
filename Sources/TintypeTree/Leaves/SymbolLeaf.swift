import Foundation
import TintypeGraphics

/// A symbol of the icon font, sized by the font around it.
struct SymbolLeaf: Leaf {
    let name: String
    let outline: SymbolOutline
    /// In points.
    let pointSize: CGFloat
    let style: _ResolvedStyle

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: outline.size.width * pointSize, height: outline.size.height * pointSize)
    }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let transform = CGAffineTransform(a: pointSize, b: 0, c: 0, d: pointSize, tx: frame.minX, ty: frame.minY)
        builder.fill(outline.path.applying(transform), style.paint(in: frame))
    }

    var dependence: Axis.Set { [] }
    var guides: GuideSet { .baseline }

    func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        key.mask == .baseline ? outline.baseline * pointSize : nil
    }

    var spacing: ViewSpacing { .image }
    var nodeName: String { "Image" }
    var nodeAttributes: [SettledAttribute] {
        [
            SettledAttribute("systemName", name), SettledAttribute("size", number(pointSize)),
            SettledAttribute("style", "\(style)"),
        ]
    }
}

extension Scope {
    /// Appends the symbol that SF Symbols calls `name`, in the font and style of the environment.
    package mutating func appendSymbol(_ name: String) {
        let font = ResolvedFont(environment)
        let factor: CGFloat =
            switch environment.imageScale {
            case .small: 0.8
            case .medium: 1
            case .large: 1.28
            }
        guard let outline = session.symbol(name, view: (path + ["Image(\(name))"]).joined(separator: " > ")) else {
            return
        }
        let style = ForegroundStyle()._resolve(in: environment)
        append(
            .leaf(SymbolLeaf(name: name, outline: outline, pointSize: font.request.size * factor, style: style)))
    }
}
