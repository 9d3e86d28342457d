import Foundation
package import TintypeGraphics

/// A shape that is filled, stroked, or both.
struct ShapeLeaf: Leaf {
    let outline: any _ShapeOutline
    let layers: [ShapeLayer]
    let styles: [_ResolvedStyle]

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { outline.sizeThatFits(proposal) }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        for (layer, style) in zip(layers, styles) {
            builder.styled(style) { draw(layer, style.paint(in: frame), in: frame, into: &$0) }
        }
    }

    private func draw(_ layer: ShapeLayer, _ paint: Paint, in frame: CGRect, into builder: inout DisplayListBuilder) {
        switch layer.drawing {
        case .fill(let fill): builder.fill(outline.path(placedIn: frame), paint, fill)
        case .stroke(let stroke): builder.stroke(outline.path(placedIn: frame), stroke, paint)
        case .strokeBorder(let stroke):
            guard let insettable = outline as? any _InsettableOutline else { return }
            builder.stroke(insettable.inset(by: stroke.lineWidth / 2).path(placedIn: frame), stroke, paint)
        }
    }

    var isTouchedByOutline: Bool { true }
    var nodeName: String { outline._name }

    var nodeAttributes: [SettledAttribute] {
        outline._attributes.map { SettledAttribute($0.0, $0.1) }
            + zip(layers, styles).map { SettledAttribute($0.name, "\($1)" + $0.suffix) }
    }
}

/// One drawing of a shape.
package struct ShapeLayer: Sendable {
    package enum Drawing: Hashable, Sendable {
        case fill(FillStyle)
        /// Centred on the outline.
        case stroke(StrokeStyle)
        /// Inside the outline; of an insettable one only.
        case strokeBorder(StrokeStyle)
    }

    package var drawing: Drawing
    /// nil for the foreground style.
    package var style: (any ShapeStyle)?

    package init(_ drawing: Drawing, style: (any ShapeStyle)? = nil) {
        self.drawing = drawing
        self.style = style
    }

    fileprivate var isFill: Bool {
        if case .fill = drawing { true } else { false }
    }

    fileprivate var name: String {
        switch drawing {
        case .fill: "fill"
        case .stroke: "stroke"
        case .strokeBorder: "strokeBorder"
        }
    }

    fileprivate var suffix: String {
        switch drawing {
        case .fill(let style): style.isEOFilled ? " even-odd" : ""
        case .stroke(let style), .strokeBorder(let style):
            " width \(number(style.lineWidth))"
                + (style.dash.isEmpty ? "" : " dash " + style.dash.map(number).joined(separator: " "))
        }
    }
}

extension Scope {
    /// Appends a shape with its drawings, the first below the others; none means a fill of the foreground style.
    package mutating func appendShape(_ shape: any _ShapeOutline, _ drawings: [ShapeLayer] = []) {
        var outline = animated(shape)._outline(in: environment)
        var layers = drawings.isEmpty ? [ShapeLayer(.fill(FillStyle()))] : drawings
        // Filling what a stroke covers is stroking.
        if let stroked = outline as? StrokedOutline, layers.allSatisfy({ $0.isFill }) {
            outline = stroked.outline
            layers = layers.map { ShapeLayer(.stroke(stroked.style), style: $0.style) }
        }
        if session.presentation != nil {
            for index in layers.indices { layers[index] = animated(layers[index], index) }
        }
        let styles = layers.enumerated().map { index, layer in
            animated((layer.style ?? ForegroundStyle())._resolve(in: environment), index) { node in
                (node.leaf as? ShapeLeaf).flatMap { $0.styles.indices.contains(index) ? $0.styles[index] : nil }
            }
        }
        append(.leaf(ShapeLeaf(outline: outline, layers: layers, styles: styles)))
    }
}

extension Scope {
    /// A layer of this view with its line as animations show it.
    private func animated(_ layer: ShapeLayer, _ index: Int) -> ShapeLayer {
        var layer = layer
        switch layer.drawing {
        case .fill: break
        case .stroke(let style):
            layer.drawing = .stroke(presented(AnimatedStroke(style), AttributeKey("stroke", number: index)).style)
        case .strokeBorder(let style):
            layer.drawing = .strokeBorder(presented(AnimatedStroke(style), AttributeKey("stroke", number: index)).style)
        }
        return layer
    }
}

/// A line whose width and dashes can be animated.
private struct AnimatedStroke: Animatable {
    var style: StrokeStyle

    init(_ style: StrokeStyle) {
        self.style = style
    }

    var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(style.lineWidth, AnimatablePair(style.miterLimit, style.dashPhase)) }
        set {
            style.lineWidth = newValue.first
            style.miterLimit = newValue.second.first
            style.dashPhase = newValue.second.second
        }
    }
}
