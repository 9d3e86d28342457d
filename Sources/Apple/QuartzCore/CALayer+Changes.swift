import Foundation
import FoundationOverlay
import TintypeUI

extension CALayer {
    /// Called when the layer looks otherwise, or is to be laid out or drawn again: the view that it belongs to hears of it.
    ///
    /// Properties that are drawn call it where their values differ. A mask belongs to what it masks.
    package func lookDidChange() {
        var layer = self
        while true {
            if let owner = layer.owner { return CALayer.tell(owner) { $0.layerLookDidChange() } }
            guard let outer = layer.outer else { return }
            layer = outer
        }
    }

    /// The layer that this one is a part of: the one that it masks or lies in.
    package var outer: CALayer? { masked ?? superlayer }

    /// Returns whether the layer is another one, inside of it, or a part of its mask.
    package func isPart(of layer: CALayer) -> Bool {
        self === layer || masked?.isPart(of: layer) == true || superlayer?.isPart(of: layer) == true
    }

    /// Called when the layer has another place in the one around it.
    func placeDidChange() {
        lookDidChange()
        if let owner { CALayer.tell(owner) { $0.layerPlaceDidChange() } }
    }

    /// Called with the old size, in points, when the bounds have another one.
    func sizeDidChange(from old: CGSize) {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
        if let owner { CALayer.tell(owner) { $0.layerSizeDidChange(from: old) } }
    }

    /// Tells a view: at once, or on the main queue where the layer is changed in another thread, as layers may be.
    private static func tell(_ owner: any LayerOwner, _ call: @escaping @MainActor @Sendable (any LayerOwner) -> Void) {
        if DispatchQueue.isOnMain { return onMainActor(owner) { call($0) } }
        nonisolated(unsafe) let owner = owner
        DispatchQueue.main.async { call(owner) }
    }

    /// Returns whether two values of a property that takes any are known to look the same.
    static func isSame(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let a as CGImage, let b as CGImage): a === b
        case (let a as CGColor, let b as CGColor): a == b
        // A text of a class may have become another one since.
        case (let a as String, let b as String): CALayer.isPlain(first) && CALayer.isPlain(second) && a == b
        case (let a as [Any], let b as [Any]): a.count == b.count && zip(a, b).allSatisfy { isSame($0, $1) }
        default: false
        }
    }

    private static func isPlain(_ text: Any?) -> Bool { text.map { type(of: $0) == String.self } ?? false }
}
