import Foundation
import TintypeGraphics
import TintypeSymbols

/// A symbol of the icon font, sized by the font around it, or by what it is offered.
struct SymbolLeaf: Leaf {
    let name: String
    let outline: SymbolOutline
    /// In points.
    let pointSize: CGFloat
    /// The paints from the back to the front.
    let paints: [SymbolPaint]
    var options = ImageOptions()

    private var natural: CGSize {
        CGSize(width: outline.size.width * pointSize, height: outline.size.height * pointSize)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { options.size(proposal, natural: natural) }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        var (x, y) = (pointSize, pointSize)
        if options.resizing != nil, outline.size.width > 0, outline.size.height > 0 {
            (x, y) = (frame.width / outline.size.width, frame.height / outline.size.height)
        }
        let transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.minX, ty: frame.minY)
        for paint in paints {
            builder.styled(paint.style) { $0.fill(paint.path.applying(transform), paint.style.paint(in: frame)) }
        }
    }

    var flexibleAxes: Axis.Set { options.flexibleAxes }
    var guides: GuideSet { options.resizing == nil ? .baseline : [] }

    func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        key.mask == .baseline && options.resizing == nil ? outline.baseline * pointSize : nil
    }

    var spacing: ViewSpacing { .image }
    var nodeName: String { "Image" }
    var nodeAttributes: [SettledAttribute] {
        [
            SettledAttribute("systemName", name), SettledAttribute("size", number(pointSize)),
            SettledAttribute("style", paints.map { "\($0.style)" }.joined(separator: " below ")),
        ] + options.attributes
    }
}

extension Scope {
    /// Appends the symbol that SF Symbols calls `name`, in the font and style of the environment.
    ///
    /// - Parameter isStrict: True if an unknown name is an error, as in scene files; else a dashed square stands for it,
    ///   and that is noted.
    package mutating func appendSymbol(_ name: String, _ options: ImageOptions = ImageOptions(), isStrict: Bool = true)
    {
        let font = ResolvedFont(environment)
        let factor: CGFloat =
            switch environment.imageScale {
            case .small: 0.8
            case .medium: 1
            case .large: 1.28
            }
        let name = environment.symbolVariants.name(of: name)
        let place = place(of: "Image(\(name))")
        guard let outline = isStrict ? session.symbol(name, at: place) : session.symbolOrStandIn(name, at: place)
        else {
            return
        }
        append(
            .leaf(
                SymbolLeaf(
                    name: name, outline: outline, pointSize: font.request.size * factor,
                    paints: environment.hidesSymbols ? [] : symbolPaints(outline, options.symbolMode), options: options)
            ))
    }
}

extension Session {
    /// The symbol at a font size of 1 point; a stand-in, and a note, where there is none.
    fileprivate func symbolOrStandIn(_ name: String, at place: RenderError.Place) -> SymbolOutline? {
        if SymbolTable.contains(name) { return symbol(name, at: place) }
        let error = SymbolError.unknown(name, nearest: [])
        notes.add(RenderError(error.description, at: place, hint: "a dashed square stands for it; \(error.hint)"))
        return SymbolOutline.standIn(for: name)
    }
}
