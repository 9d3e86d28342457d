import Foundation
import TintypeGraphics

extension SymbolLeaf {
    /// The symbol without the changes that led to it.
    var atRest: SymbolLeaf {
        var symbol = self
        symbol.changes = []
        return symbol
    }

    /// Returns whether this symbol looks as another one does.
    ///
    /// - Parameter animatesStyle: True where sizes, and styles of the same form, are animated by themselves.
    func looksAlike(_ other: SymbolLeaf, animatesStyle: Bool) -> Bool {
        // One symbol may be drawn as a whole or in layers.
        func isIn(_ paints: [SymbolPaint]) -> (SymbolPaint) -> Bool {
            { paint in paints.contains { paint.style.looksAlike($0.style, isAnimated: animatesStyle) } }
        }
        return name == other.name && options == other.options && (animatesStyle || pointSize == other.pointSize)
            && paints.allSatisfy(isIn(other.paints)) && other.paints.allSatisfy(isIn(paints))
    }

    /// The way from another symbol to this one; nil for at once.
    func motion(_ transition: ContentTransition) -> ContentMotion? {
        switch transition.kind {
        case .identity: nil
        case .symbolReplace(let replacement): .replace(replacement)
        case .automatic, .opacity, .interpolate, .numericText, .numericValue: .fade
        }
    }

    /// The whole symbol as it is drawn in `frame`.
    func parts(in frame: CGRect, scale: CGFloat) -> [ContentPart] {
        var builder = DisplayListBuilder(scale: scale)
        drawAtRest(in: frame, into: &builder)
        return [
            ContentPart(
                anchor: CGPoint(x: frame.midX, y: frame.midY), height: frame.height, size: 1, face: AnyHashable(name),
                items: builder.items)
        ]
    }
}

extension Scope {
    /// A symbol of this view with the changes that led to it, and its size and colours as animations show them.
    func changing(_ leaf: consuming SymbolLeaf) -> SymbolLeaf {
        guard session.presentation != nil else { return leaf }
        let transition = environment.contentTransition
        let isInterpolated = transition.interpolates
        if isInterpolated {
            // Content that is animated by itself is no other content.
            let size = AnimatedNumber(animatableData: Double(leaf.pointSize))
            let shown = presented(size, "size") { node in
                (node.leaf as? SymbolLeaf).map { AnimatedNumber(animatableData: Double($0.pointSize)) }
            }
            leaf.shownSize = CGFloat(shown.animatableData)
            for index in leaf.paints.indices {
                leaf.paints[index].style = animated(leaf.paints[index].style, index) { node in
                    (node.leaf as? SymbolLeaf).flatMap {
                        $0.paints.indices.contains(index) ? $0.paints[index].style : nil
                    }
                }
            }
        }
        let rest = leaf.atRest
        leaf.changes = changes(to: rest) { old in
            rest.looksAlike(old, animatesStyle: isInterpolated)
        } motion: { _, _ in
            rest.motion(transition)
        }
        return leaf
    }
}

extension Scope {
    /// Evaluates with the symbols below in another pose, together with that of the views around.
    ///
    /// - Parameter pose: Is asked at the depth of the view, and may keep something there.
    package mutating func posing(_ pose: (Scope) -> SymbolPose, _ body: (inout Scope) -> Void) {
        let pose = pose(self)
        // One level down, as effects of one view keep things of their own.
        goDown { $0.withEnvironment({ $0.symbolPose = pose.combined(with: $0.symbolPose) }, body) }
    }
}
