import Foundation
package import TintypeGraphics

/// Collects what placed nodes draw. Here, and only here, places are rounded to the pixel grid.
package struct DisplayListBuilder {
    package private(set) var items: [DisplayItem] = []
    let grid: PixelGrid
    /// The shadows that the next unit throws, the innermost first.
    private var shadows: [DisplayEffect] = []
    /// Indicates whether texts and images are drawn as bars.
    private var isRedacting = false

    init(scale: CGFloat) {
        grid = PixelGrid(scale: scale)
    }

    // MARK: What leaves draw

    package mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle = FillStyle()) {
        if !path.isEmpty, !paint.isClear { items.append(.fill(path, style, paint)) }
    }

    package mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
        if !path.isEmpty, !paint.isClear, style.lineWidth > 0 { items.append(.stroke(path, style, paint)) }
    }

    package mutating func glyphs(_ run: GlyphRun, _ paint: Paint) {
        if !run.glyphs.isEmpty, !paint.isClear { items.append(.glyphs(run, paint)) }
    }

    /// Adds items that were recorded before.
    package mutating func add(_ recorded: [DisplayItem]) { items += recorded }

    /// Draws what `content` does where `mask` draws opaque.
    package mutating func masked(
        by mask: (inout DisplayListBuilder) -> Void, content: (inout DisplayListBuilder) -> Void
    ) {
        let cover = collect(mask)
        if !cover.isEmpty { group(.mask(cover, isInverse: false), content) }
    }

    /// Draws what `body` does with the shadows and rules that belong to a style.
    package mutating func styled(_ style: _ResolvedStyle, _ body: (inout DisplayListBuilder) -> Void) {
        let effects = style.effects
        guard !effects.isEmpty else { return body(&self) }
        var collected = collect(body)
        guard !collected.isEmpty else { return }
        for effect in effects { collected = [.group(effect, collected)] }
        items += collected
    }

    // MARK: Nodes

    mutating func emit(_ node: Node) {
        guard let placement = node.placement else { return }
        switch node.kind {
        case .leaf(let box):
            let frame = aligned(placement)
            unit { $0.draw(box.leaf, in: frame, placement.proposal) }
        case .layout(_, let children): emitInOrder((node.leaving ?? []) + children)
        case .effect(let effect, let child): emit(child, under: effect, placement)
        case .value(_, let child): emit(child)
        case .attachment(let attachment):
            let made = (node.leaving ?? []) + attachment.made
            if attachment.isMask {
                unit { builder in
                    let mask = builder.collect { $0.emitInOrder(made) }
                    builder.group(.mask(mask, isInverse: false)) { $0.emit(attachment.primary) }
                }
            } else if attachment.isBehind {
                // A background makes one picture of the view and what lies behind it, which throws one shadow
                // (Semantics.md 10.2).
                unit { builder in
                    builder.emitInOrder(made)
                    builder.emit(attachment.primary)
                }
            } else {
                emit(attachment.primary)
                emitInOrder(made)
            }
        case .deferred(let content): emitInOrder((node.leaving ?? []) + content.made)
        }
    }

    private mutating func draw(_ leaf: any Leaf, in frame: CGRect, _ proposal: ProposedViewSize) {
        guard isRedacting else { return leaf.draw(in: frame, proposal: proposal, into: &self) }
        let own = collect { leaf.draw(in: frame, proposal: proposal, into: &$0) }
        items += RedactedItems(own, of: leaf, in: frame).shown
    }

    /// Siblings by zIndex, equal ones in the order of declaration.
    private mutating func emitInOrder(_ nodes: [Node]) {
        guard nodes.contains(where: { $0.traits.zIndex != 0 }) else {
            for node in nodes { emit(node) }
            return
        }
        let ordered = nodes.enumerated().sorted {
            ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
        }
        for (_, node) in ordered { emit(node) }
    }

    private mutating func emit(_ child: Node, under effect: any NodeEffect, _ placement: Placement) {
        switch effect.drawing(in: aligned(placement)) {
        case .hidden: break
        case .shadow(let color, let sigma, let offset):
            guard color.alpha > 0 else { return emit(child) }
            shadows.insert(.shadow(color: color, sigma: sigma, offset: offset), at: 0)
            emit(child)
            shadows.removeFirst()
        case .redacted(let isRedacted):
            let outer = isRedacting
            isRedacting = isRedacted
            emit(child)
            isRedacting = outer
        case .layer(let layer):
            unit { $0.group(layer) { $0.emit(child) } }
        case .none:
            guard let inner = child.placement?.space, inner !== placement.space else { return emit(child) }
            // A singular space shows nothing.
            guard inner.fromRoot != nil else { return }
            unit { $0.group(DisplayEffect(inner.toOuter)) { $0.emit(child) } }
        }
    }

    /// The frame on the pixel grid; unchanged in a space of its own, whose coordinates are no pixels, and on the way from one
    /// place to another.
    private func aligned(_ placement: Placement) -> CGRect {
        placement.space.isRoot && !placement.isMoving ? grid.round(placement.frame) : placement.frame
    }

    // MARK: Groups

    mutating func group(_ effect: DisplayEffect, _ body: (inout DisplayListBuilder) -> Void) {
        let collected = collect(body)
        if !collected.isEmpty { items.append(.group(effect, collected)) }
    }

    /// Draws what `body` does as one thing, which throws the shadows that are due.
    private mutating func unit(_ body: (inout DisplayListBuilder) -> Void) {
        guard !shadows.isEmpty else { return body(&self) }
        let due = shadows
        shadows = []
        var collected = collect(body)
        shadows = due
        guard !collected.isEmpty else { return }
        for shadow in due { collected = [.group(shadow, collected)] }
        items += collected
    }

    private mutating func collect(_ body: (inout DisplayListBuilder) -> Void) -> [DisplayItem] {
        let outer = items
        items = []
        body(&self)
        defer { items = outer }
        return items
    }
}

extension DisplayEffect {
    /// The transform as what draws it best.
    package init(_ transform: ProjectionTransform) {
        self = transform.exactAffine.map { .transform($0) } ?? .projection(transform)
    }
}
