import Foundation
import TintypeGraphics

/// Copies of the layers inside, each changed a little more.
open class CAReplicatorLayer: CALayer {
    /// The number of the copies, and what changes from each to the next.
    open var instanceCount = 1 { didSet { if instanceCount != oldValue { lookDidChange() } } }
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity {
        didSet { if instanceTransform != oldValue { lookDidChange() } }
    }
    open var preservesDepth = false
    open var instanceColor: CGColor? { didSet { if instanceColor != oldValue { lookDidChange() } } }
    open var instanceRedOffset: Float = 0 { didSet { if instanceRedOffset != oldValue { lookDidChange() } } }
    open var instanceGreenOffset: Float = 0 { didSet { if instanceGreenOffset != oldValue { lookDidChange() } } }
    open var instanceBlueOffset: Float = 0 { didSet { if instanceBlueOffset != oldValue { lookDidChange() } } }
    open var instanceAlphaOffset: Float = 0 { didSet { if instanceAlphaOffset != oldValue { lookDidChange() } } }

    /// The effects on each copy of the layers inside, the innermost first: its colour, and its place about the anchor
    /// point.
    var copies: [[LayerEffect]] {
        let anchor = CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
        var transform = CATransform3DIdentity
        return (0..<max(instanceCount, 0)).map { number in
            var effects: [LayerEffect] = []
            let color = color(ofCopy: Double(number))
            if color != ResolvedColor(red: 1, green: 1, blue: 1) { effects.append(.multiply(color)) }
            if number > 0 {
                transform = CATransform3DConcat(transform, instanceTransform)
                let placed = CATransform3DConcat(
                    CATransform3DTranslate(transform, -anchor.x, -anchor.y, 0),
                    CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
                effects.append(.transform(ProjectionTransform(placed)))
            }
            return effects
        }
    }

    private func color(ofCopy number: Double) -> ResolvedColor {
        let first = instanceColor.map { ResolvedColor($0) } ?? ResolvedColor(red: 1, green: 1, blue: 1)
        func part(_ value: Double, _ step: Float) -> Double { min(max(value + number * Double(step), 0), 1) }
        return ResolvedColor(
            red: part(first.red, instanceRedOffset), green: part(first.green, instanceGreenOffset),
            blue: part(first.blue, instanceBlueOffset), alpha: part(first.alpha, instanceAlphaOffset))
    }
}
