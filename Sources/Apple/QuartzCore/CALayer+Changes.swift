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
            if let owner = layer.owner { return CALayer.tell(owner) }
            guard let outer = layer.outer else { return }
            layer = outer
        }
    }

    /// The layer that this one is a part of: the one that it masks or lies in.
    package var outer: CALayer? { masked ?? superlayer }

    /// Called when the layer has another place in the one around it.
    func placeDidChange() {
        lookDidChange()
        if let owner { onMainActor(owner) { $0.layerPlaceDidChange() } }
    }

    private static func tell(_ owner: any LayerOwner) {
        if DispatchQueue.isOnMain {
            onMainActor(owner) { $0.layerLookDidChange() }
        } else {
            // Layers may be changed in any thread, and views hear of it in their own.
            nonisolated(unsafe) let owner = owner
            DispatchQueue.main.async { owner.layerLookDidChange() }
        }
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
