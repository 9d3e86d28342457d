import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

/// Makes views of layers.
@MainActor
struct LayerTree {
    /// The direction of reading of what views draw.
    var direction: LayoutDirection

    /// Appends a layer that is seen, as one view.
    func append(_ layer: CALayer, _ place: LayerPlace?, into scope: inout Scope) {
        guard LayerTree.isSeen(layer, place) else { return }
        let owner = layer.delegate as? any LayerOwner
        if let owner, owner.changesSurroundings {
            var inner = self
            scope.withEnvironment { environment in
                environment.layoutDirection = direction
                owner.changeSurroundings(&environment)
                inner.direction = environment.layoutDirection
                environment.layoutDirection = .leftToRight
            } _: { scope in
                owner.inSurroundings { inner.append(layer, owner, place, into: &scope) }
            }
        } else {
            append(layer, owner, place, into: &scope)
        }
    }

    /// Returns whether a layer can be seen, but for what covers it.
    private static func isSeen(_ layer: CALayer, _ place: LayerPlace?) -> Bool {
        guard !layer.isHidden, layer.opacity > 0 else { return false }
        if let place {
            guard place.origin.x.isFinite, place.origin.y.isFinite else { return false }
            if place.isBackwards, !layer.isDoubleSided { return false }
        }
        let size = layer.bounds.size
        return size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
    }

    private func append(
        _ layer: CALayer, _ owner: (any LayerOwner)?, _ place: LayerPlace?, into scope: inout Scope
    ) {
        let (name, module) = owner?.layerName ?? (LayerNames.name(of: layer), nil)
        guard let module else { return append(layer, owner, place, name, into: &scope) }
        scope.naming(name, module: module) { append(layer, owner, place, name, into: &$0) }
    }

    private func append(
        _ layer: CALayer, _ owner: (any LayerOwner)?, _ place: LayerPlace?, _ name: String, into scope: inout Scope
    ) {
        let corners =
            owner?.layerCorners
            ?? LayerCorners(radius: layer.cornerRadius, layer.maskedCorners, layer.cornerCurve)
        let effects = effects(of: layer, place, in: scope)
        let label = owner?.layerIdentifier ?? layer.name
        let notes = owner?.layerNotes(isLiving: scope.session.presentation != nil) ?? LayerNotes()
        if effects.isEmpty, label == nil, notes.isEmpty {
            return appendInside(of: layer, owner, corners, name, into: &scope)
        }
        scope.wrap(with: LayerModifier(effects: effects, label: label, notes: notes)) {
            appendInside(of: layer, owner, corners, name, into: &$0)
        }
    }

    /// The effects on the layer as a whole, the innermost first.
    private func effects(of layer: CALayer, _ place: LayerPlace?, in scope: Scope) -> [LayerEffect] {
        var effects: [LayerEffect] = []
        if let shadow = layer.shadow(in: scope.environment), shadow.path == nil {
            effects.append(.shadow(shadow.color, sigma: shadow.sigma, offset: shadow.offset))
        }
        if let mask = layer.mask { effects.append(.mask(items(ofMask: mask, over: layer, in: scope))) }
        if layer.opacity < 1 { effects.append(.opacity(Double(layer.opacity))) }
        if let transform = place?.transform { effects.append(.transform(transform)) }
        return effects
    }

    /// The picture of a mask, in points from the top left corner of the layer that it covers.
    private func items(ofMask mask: CALayer, over layer: CALayer, in scope: Scope) -> [DisplayItem] {
        mask.layoutIfNeeded()
        let place = LayerPlace(of: mask, in: layer)
        var origin = scope.origin
        origin.id = scope.session.identity.child(of: scope.id, .secondary)
        let view = CanvasRecording(origin).view(in: scope.environment) { scope in
            let layout = LayerLayout(nodeName: "mask", size: layer.bounds.size, origins: [place.origin])
            scope.appendLayout(layout) { append(mask, place, into: &$0) }
        }
        return view.items(at: .zero, proposal: ProposedViewSize(layer.bounds.size))
    }

    /// Appends the layer without the effects on it as a whole: its own picture, and the layers inside of it.
    private func appendInside(
        of layer: CALayer, _ owner: (any LayerOwner)?, _ corners: LayerCorners, _ name: String, into scope: inout Scope
    ) {
        let size = layer.bounds.size
        let parts = LayerParts(of: layer, owner, corners, in: scope)
        let inside = owner?.drawsSublayers == false ? [] : places(in: layer)
        let picture = owner?.layerPicture ?? layer.ownPicture
        let direction = owner?.pictureDirection(in: direction) ?? direction
        // What is cut off at round corners stands apart, so that the edge of the background is not drawn twice.
        let clips = layer.masksToBounds && (picture != nil || !inside.isEmpty)
        let isFlat = !clips && !(layer is CAReplicatorLayer)
        var origins = Array(repeating: CGPoint.zero, count: parts.countBehind + (picture == nil ? 0 : 1))
        if isFlat { origins += inside.map(\.place.origin) }
        scope.appendLayout(LayerLayout(nodeName: name, size: size, origins: origins)) { scope in
            parts.appendBehind(to: &scope, size)
            if isFlat {
                append(picture, size, direction, to: &scope)
                for (step, layer, place) in inside { descend(to: layer, place, step, in: &scope) }
            } else {
                scope.descend(.content) {
                    appendGroup(layer, corners, picture, direction, inside, clips: clips, to: &$0)
                }
            }
            parts.appendBorder(to: &scope, size)
        }
    }

    private typealias Inside = [(step: Int, layer: CALayer, place: LayerPlace)]

    /// The layers inside that are seen, from the back to the front.
    private func places(in outer: CALayer) -> Inside {
        guard let layers = outer.sublayers, !layers.isEmpty else { return [] }
        var inside: Inside = []
        var isSorted = true
        for (step, layer) in layers.enumerated() {
            let place = LayerPlace(of: layer, in: outer)
            guard LayerTree.isSeen(layer, place) else { continue }
            if let last = inside.last, last.layer.zPosition > layer.zPosition { isSorted = false }
            inside.append((step, layer, place))
        }
        if isSorted { return inside }
        return inside.sorted { ($0.layer.zPosition, $0.step) < ($1.layer.zPosition, $1.step) }
    }

    private func descend(to layer: CALayer, _ place: LayerPlace, _ step: Int, in scope: inout Scope) {
        scope.descend(.index(step)) { append(layer, place, into: &$0) }
    }

    /// Appends what a view draws itself, as one view.
    private func append(_ picture: AnyView?, _ size: CGSize, _ direction: LayoutDirection, to scope: inout Scope) {
        guard let picture else { return }
        scope.descend(.body) { scope in
            scope.appendLayout(LayerLayout(nodeName: "picture", size: size)) { scope in
                guard direction == .rightToLeft else { return AnyView._evaluate(picture, into: &scope) }
                scope.withEnvironment {
                    $0.layoutDirection = direction
                } _: {
                    AnyView._evaluate(picture, into: &$0)
                }
            }
        }
    }

    /// Appends what is inside of a layer that cuts it off or repeats it, as one view.
    private func appendGroup(
        _ layer: CALayer, _ corners: LayerCorners, _ picture: AnyView?, _ direction: LayoutDirection,
        _ inside: Inside, clips: Bool, to scope: inout Scope
    ) {
        let size = layer.bounds.size
        scope.wrap(with: LayerModifier(effects: clips ? [.clip(corners)] : [])) { scope in
            let origins = (picture == nil ? [] : [CGPoint.zero]) + inside.map(\.place.origin)
            let copies = (layer as? CAReplicatorLayer)?.copies
            let layout = LayerLayout(nodeName: "sublayers", size: size, origins: copies == nil ? origins : [])
            scope.appendLayout(layout) { scope in
                guard let copies else {
                    append(picture, size, direction, to: &scope)
                    for (step, layer, place) in inside { descend(to: layer, place, step, in: &scope) }
                    return
                }
                append(picture, size, direction, to: &scope)
                for (number, effects) in copies.enumerated() {
                    scope.descend(.index(number)) { scope in
                        scope.wrap(with: LayerModifier(effects: effects)) { scope in
                            let copy = LayerLayout(
                                nodeName: "instance", size: size, origins: inside.map(\.place.origin))
                            scope.appendLayout(copy) { scope in
                                for (step, layer, place) in inside { descend(to: layer, place, step, in: &scope) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The names of layers in reports.
enum LayerNames {
    /// The name of the layer's class.
    static func name(of layer: CALayer) -> String {
        let type = type(of: layer)
        return type == CALayer.self ? "CALayer" : "\(type)"
    }
}
