import Foundation
import TintypeGraphics
import TintypeTree

/// The parts of a layer's own picture, each of them only where something is to be seen.
@MainActor
struct LayerParts {
    private typealias Drawing = (CGRect) -> [DisplayItem]
    private var shadow: Drawing?
    private var ground: Drawing?
    private var border: Drawing?

    /// The number of parts that lie behind all that is in the layer.
    var countBehind: Int { (shadow == nil ? 0 : 1) + (ground == nil ? 0 : 1) }

    init(of layer: CALayer, _ owner: (any LayerOwner)?, _ corners: LayerCorners, in scope: Scope) {
        if let thrown = layer.shadow(in: scope.environment), let path = thrown.path {
            shadow = { frame in thrown.items(of: path, in: frame) }
        }
        guard layer.drawsItself else { return }
        let color =
            owner?.layerBackground?.resolved(in: scope.environment) ?? layer.backgroundColor.map { ResolvedColor($0) }
        var contents: [Drawing] = []
        let recorded = LayerParts.recorded(layer, in: scope)
        if !recorded.isEmpty {
            let isOnBlack = color == nil && owner?.drawsOnBlack == true
            contents.append { frame in LayerParts.drawing(recorded, isOnBlack: isOnBlack, in: frame) }
        }
        if let picture = LayerContents(of: layer) { contents.append { picture.items(in: $0) } }
        if let own = layer.ownItems(corners) { contents.append(own) }
        let isClipped = layer.masksToBounds
        if let color, color.alpha > 0, contents.isEmpty {
            ground = { [.fill(corners.path(in: $0), FillStyle(), .color(color))] }
        } else if !contents.isEmpty {
            ground = { frame in
                var items = contents.flatMap { $0(frame) }
                if isClipped { items = [.group(.clip(corners.path(in: frame), FillStyle()), items)] }
                guard let color, color.alpha > 0 else { return items }
                return [.fill(corners.path(in: frame), FillStyle(), .color(color))] + items
            }
        }
        if layer.borderWidth > 0 {
            let (width, color) = (layer.borderWidth, layer.borderColor.map { ResolvedColor($0) } ?? .clear)
            guard color.alpha > 0 else { return }
            border = { frame in
                [.fill(corners.border(in: frame, width: width), FillStyle(eoFill: true), .color(color))]
            }
        }
    }

    func appendBehind(to scope: inout Scope, _ size: CGSize) {
        append("shadow", shadow, .branch(false), size, to: &scope)
        append("background", ground, .branch(true), size, to: &scope)
    }

    func appendBorder(to scope: inout Scope, _ size: CGSize) {
        append("border", border, .secondary, size, to: &scope)
    }

    private func append(
        _ name: String, _ items: Drawing?, _ step: IdentityTable.Step, _ size: CGSize, to scope: inout Scope
    ) {
        guard let items else { return }
        scope.descend(step) { $0.append(.leaf(LayerLeaf(nodeName: name, size: size, items: items))) }
    }

    /// The items that are drawn by hand, in points from the top left corner of the bounds.
    private static func recorded(_ layer: CALayer, in scope: Scope) -> [DisplayItem] {
        guard let board = layer.drawnBoard else { return [] }
        let recording = CanvasRecording(scope.origin)
        var context = GraphicsContext(recording, size: layer.bounds.size)
        board.draw(on: &context)
        return recording.items
    }

    /// The drawing by hand, cut off at the bounds as a canvas of that size does.
    private static func drawing(_ recorded: [DisplayItem], isOnBlack: Bool, in frame: CGRect) -> [DisplayItem] {
        let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        var items = recorded.contains(where: \.changesGround) ? [DisplayItem.group(.isolated, recorded)] : recorded
        items = [.group(.transform(place), items)]
        if isOnBlack { items.insert(.fill(Path(frame), FillStyle(), .color(.black)), at: 0) }
        return [.group(.clip(Path(frame), FillStyle(antialiased: false)), items)]
    }
}

/// The shadow that a layer throws.
struct LayerShadow {
    let color: ResolvedColor
    /// In points.
    let sigma: CGFloat
    let offset: CGSize
    /// The outline that throws it, in points from the top left corner of the bounds; nil for the layer's own picture.
    let path: Path?

    /// The shadow of the outline alone.
    func items(of path: Path, in frame: CGRect) -> [DisplayItem] {
        let place = CGAffineTransform(translationX: frame.minX + offset.width, y: frame.minY + offset.height)
        let fill = DisplayItem.fill(path.applying(place), FillStyle(), .color(color))
        return sigma > 0 ? [.group(.blur(sigma: sigma, isOpaque: false), [fill])] : [fill]
    }
}

extension CALayer {
    /// The shadow; nil where none is seen. A layer that cuts off what leaves its bounds cuts off its shadow, too.
    func shadow(in environment: EnvironmentValues) -> LayerShadow? {
        guard shadowOpacity > 0, !masksToBounds, !(self is CATransformLayer) else { return nil }
        let color = (shadowColor.map { ResolvedColor($0) } ?? .clear).opacity(Double(min(shadowOpacity, 1)))
        guard color.alpha > 0 else { return nil }
        let path = shadowPath.map { Path($0).offsetBy(dx: -bounds.minX, dy: -bounds.minY) }
        return LayerShadow(color: color, sigma: max(shadowRadius, 0), offset: shadowOffset, path: path)
    }
}

extension ResolvedColor {
    init(_ color: CGColor) {
        let parts = color.components ?? [0, 0, 0, 0]
        self.init(red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), alpha: Double(color.alpha))
    }
}
