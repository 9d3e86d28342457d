import Foundation
import RandomInput

@testable import TintypeGraphics

/// Trees of effects, the same in each run.
struct RandomEffects {
    /// One of each kind that is drawn with a layer, twice, or by a route of its own.
    static let effects: [DisplayEffect] = [
        .opacity(0.5), .clip(Path(CGRect(x: 2, y: 2, width: 30, height: 30)), FillStyle()),
        .transform(CGAffineTransform(translationX: 1, y: 1)), .projection(tilt),
        .shadow(color: .black, sigma: 2, offset: CGSize(width: 1, height: 2)),
        .shadow(color: .black, sigma: 90, offset: CGSize(width: 0.5, height: 0.25)),
        .innerShadow(color: .black, sigma: 1, offset: CGSize(width: 1, height: 0)),
        .innerShadow(color: .black, sigma: 70, offset: .zero), .blur(sigma: 1, isOpaque: false),
        .blur(sigma: 60, isOpaque: true), .blend(.multiply), .blend(.plusDarker), .isolated, .colors(.invert),
        .alphaThreshold(least: 0.2, most: 1, color: .black),
        .mask([Fixture.fill(0, 0, 20, 20, .black)], isInverse: false),
        .mask([Fixture.fill(0, 0, 20, 20, .black)], isInverse: true),
    ]

    private static let tilt: ProjectionTransform = {
        var tilt = ProjectionTransform()
        tilt.m13 = 0.002
        return tilt
    }()

    var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Up to so many effects in one another, with one or two things in each.
    mutating func tree(depth: Int) -> DisplayItem {
        let glass = Paint.backdrop(BackdropPaint(sigma: 2, saturation: 1, tint: .clear))
        let leaf = DisplayItem.fill(
            Path(CGRect(x: 4, y: 4, width: 20, height: 20)), FillStyle(),
            Bool.random(using: &generator) ? .color(.black) : glass)
        guard depth > 0, let effect = Self.effects.randomElement(using: &generator) else { return leaf }
        var items = [tree(depth: depth - 1)]
        if Int.random(in: 0..<8, using: &generator) == 0 { items.append(tree(depth: depth / 2)) }
        guard case .mask(_, let isInverse) = effect else { return .group(effect, items) }
        return .group(.mask([tree(depth: depth / 2)], isInverse: isInverse), items)
    }
}

extension DisplayItem {
    /// The number of shapes in it, those of masks counted.
    var shapes: Int {
        guard case .group(let effect, let items) = self else { return 1 }
        let mask = if case .mask(let mask, _) = effect { mask } else { [] as [DisplayItem] }
        return (items + mask).reduce(0) { $0 + $1.shapes }
    }
}
