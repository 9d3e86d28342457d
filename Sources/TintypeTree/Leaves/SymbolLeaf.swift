import Foundation
import TintypeGraphics
import TintypeSymbols

/// A symbol, sized by the font around it, or by what it is offered.
struct SymbolLeaf: Leaf {
    let name: String
    let outline: SymbolOutline
    /// In points.
    let pointSize: CGFloat
    /// The paints from the back to the front.
    var paints: [SymbolPaint]
    var options = ImageOptions()
    var pose = SymbolPose.rest
    /// The changes of the symbol that are under way, on a stage.
    var changes: [ContentChange<SymbolLeaf>] = []
    /// The size that is drawn, in points, on the way to its own; nil for that.
    var shownSize: CGFloat?

    private var natural: CGSize {
        CGSize(width: outline.size.width * pointSize, height: outline.size.height * pointSize)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { options.size(proposal, natural: natural) }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        guard pose.opacity > 0 else { return }
        let scale = builder.grid.scale
        posed(in: frame, into: &builder) { builder in
            let parts = changes.parts(to: self) { symbol, _ in symbol.parts(in: frame, scale: scale) }
            if let parts { parts.draw(into: &builder) } else { drawAtRest(in: frame, into: &builder) }
        }
    }

    /// Draws what `body` does in the symbol's pose, about the middle of its frame.
    private func posed(
        in frame: CGRect, into builder: inout DisplayListBuilder, _ body: (inout DisplayListBuilder) -> Void
    ) {
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let shift = CGPoint(x: pose.shift.x * frame.width, y: pose.shift.y * frame.height)
        let (sine, cosine) = (sin(pose.rotation.radians) * pose.scale, cos(pose.rotation.radians) * pose.scale)
        let turn = CGAffineTransform(
            a: cosine, b: sine, c: -sine, d: cosine, tx: middle.x + shift.x - cosine * middle.x + sine * middle.y,
            ty: middle.y + shift.y - sine * middle.x - cosine * middle.y)
        func moved(_ builder: inout DisplayListBuilder) {
            if turn == .identity { body(&builder) } else { builder.group(.transform(turn), body) }
        }
        if pose.opacity < 1 { builder.group(.opacity(pose.opacity), moved) } else { moved(&builder) }
    }

    func drawAtRest(in frame: CGRect, into builder: inout DisplayListBuilder) {
        let pointSize = shownSize ?? pointSize
        var (x, y) = (pointSize, pointSize)
        if options.resizing != nil, outline.size.width > 0, outline.size.height > 0 {
            (x, y) = (frame.width / outline.size.width, frame.height / outline.size.height)
        }
        let transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.minX, ty: frame.minY)
        for (index, paint) in paints.enumerated() {
            let opacity = (pose.layers?(index, paints.count) ?? 1) * paint.opacity
            func fill(_ builder: inout DisplayListBuilder) {
                builder.styled(paint.style) { $0.fill(paint.path.applying(transform), paint.style.paint(in: frame)) }
            }
            if opacity < 1 { builder.group(.opacity(opacity), fill) } else { fill(&builder) }
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
            SettledAttribute(
                "style", pose.opacity > 0 ? paints.map { "\($0.style)" }.joined(separator: " below ") : ""),
        ] + options.attributes + movingAttributes
    }
}

extension SymbolLeaf {
    /// The pose, and the symbol that it comes from.
    private var movingAttributes: [SettledAttribute] {
        var attributes: [SettledAttribute] = []
        func add(_ name: String, _ value: Double, rest: Double) {
            if value != rest { attributes.append(SettledAttribute(name, number(CGFloat(value)))) }
        }
        add("scale", pose.scale, rest: 1)
        add("degrees", pose.rotation.degrees, rest: 0)
        add("x", Double(pose.shift.x), rest: 0)
        add("y", Double(pose.shift.y), rest: 0)
        add("opacity", pose.opacity, rest: 1)
        if let layers = pose.layers {
            let opacities = paints.indices.map { number(CGFloat(layers($0, paints.count))) }
            attributes.append(SettledAttribute("layers", opacities.joined(separator: " ")))
        }
        let lit = paints.filter { $0.opacity == 1 }.count
        if lit < paints.count { attributes.append(SettledAttribute("lit", "\(lit) of \(paints.count)")) }
        if let change = changes.last {
            attributes.append(
                SettledAttribute("changing", "\(number(CGFloat(change.progress))) from \(change.old.name)"))
        }
        return attributes
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
        let drawn = environment.layoutDirection == .rightToLeft ? SymbolTable.name(readFromRight: name) : name
        let place = place(of: "Image(\(name))")
        let stroke = SymbolOutline.stroke(weight: font.request.weight, scale: factor)
        guard
            let outline = isStrict
                ? session.symbol(drawn, stroke: stroke, at: place)
                : session.symbolOrStandIn(drawn, stroke: stroke, at: place)
        else { return }
        let pose = environment.symbolPose
        let paints = symbolPaints(outline, options, inLayers: pose.layers != nil)
        append(
            .leaf(
                changing(
                    SymbolLeaf(
                        name: name, outline: outline, pointSize: font.request.size * factor, paints: paints,
                        options: options, pose: pose))))
    }
}

extension Session {
    /// The symbol at a font size of 1 point; a stand-in, and a note, where there is none.
    fileprivate func symbolOrStandIn(
        _ name: String, stroke: CGFloat, at place: RenderError.Place
    ) -> SymbolOutline? {
        if SymbolTable.contains(name) { return symbol(name, stroke: stroke, at: place) }
        let error = SymbolError.unknown(name, nearest: [])
        notes.add(RenderError(error.description, at: place, hint: "a dashed square stands for it; \(error.hint)"))
        return SymbolOutline.standIn(for: name)
    }
}
