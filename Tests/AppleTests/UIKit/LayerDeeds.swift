import Foundation
import RandomInput
import UIKit

/// Changes of layers, whose values are chosen by chance: each can be made to any layer of its kind.
enum LayerDeed {
    typealias Chance = SeededGenerator
    typealias Choice = (name: String, fits: (CALayer) -> Bool, choose: (inout Chance) -> (CALayer) -> Void)

    /// A deed for a property, whose value is chosen by chance.
    private static func property<Layer: CALayer, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Layer, Value>, _ value: @escaping (inout Chance) -> Value
    ) -> Choice {
        (
            name, { $0 is Layer },
            { random in
                let chosen = value(&random)
                return { ($0 as? Layer)?[keyPath: path] = chosen }
            }
        )
    }

    private static func number(_ range: ClosedRange<Int>) -> (inout Chance) -> CGFloat {
        { CGFloat($0.number(range)) }
    }
    private static func part(_ random: inout Chance) -> CGFloat { CGFloat(random.number(0...8)) / 8 }
    private static func point(_ random: inout Chance) -> CGPoint { CGPoint(x: part(&random), y: part(&random)) }
    private static func place(_ random: inout Chance) -> CGPoint {
        CGPoint(x: random.number(10...60), y: random.number(10...60))
    }
    private static func rect(_ random: inout Chance) -> CGRect {
        CGRect(
            x: random.number(-4...9), y: random.number(-4...9), width: random.number(10...50),
            height: random.number(10...50))
    }
    static func color(_ random: inout Chance) -> CGColor {
        CGColor(red: part(&random), green: part(&random), blue: part(&random), alpha: 1)
    }
    private static func one<Value>(of values: Value...) -> (inout Chance) -> Value {
        { values[$0.number(0...values.count - 1)] }
    }
    private static func path(_ random: inout Chance) -> CGPath? {
        let path = CGMutablePath()
        path.move(to: place(&random))
        for _ in 0...4 { path.addLine(to: place(&random)) }
        return path
    }
    private static func transform(_ random: inout Chance) -> CATransform3D {
        let turn = CATransform3DMakeRotation(part(&random) * 6, 0.3, part(&random), 1)
        return CATransform3DScale(turn, 0.5 + part(&random), 0.5 + part(&random), 1)
    }
    private static let pictures: [CGImage?] = [UIColor.red, .green].map { color in
        UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }.cgImage
    }

    @MainActor static let looks: [Choice] = [
        property("cornerRadius", \.cornerRadius, number(0...20)), property("borderWidth", \.borderWidth, number(0...9)),
        property("borderColor", \.borderColor, color), property("backgroundColor", \.backgroundColor, color),
        property("masksToBounds", \.masksToBounds, one(of: true, false)),
        property("opacity", \.opacity, one(of: 0.3, 0.6, 1)), property("shadowColor", \.shadowColor, color),
        property("shadowOpacity", \.shadowOpacity, one(of: 0, 0.5, 1)),
        property("shadowOffset", \.shadowOffset, one(of: CGSize(width: 6, height: 2), CGSize(width: -5, height: 9))),
        property("shadowRadius", \.shadowRadius, number(0...6)), property("shadowPath", \.shadowPath, path),
        property("isHidden", \.isHidden, one(of: true, false, false)),
        property("isDoubleSided", \.isDoubleSided, one(of: true, false)),
        property("maskedCorners", \.maskedCorners, one(of: [.layerMinXMinYCorner], [.layerMaxXMaxYCorner], [])),
        property("cornerCurve", \.cornerCurve, one(of: .circular, .continuous)),
        (
            "contents", { _ in true },
            { random in
                let picture = pictures[random.number(0...1)]
                return { $0.contents = picture }
            }
        ),
        property("contentsRect", \.contentsRect) { CGRect(x: 0, y: 0, width: 1 - part(&$0) / 2, height: 0.5) },
        property("contentsCenter", \.contentsCenter) { CGRect(x: part(&$0) / 4, y: 0.2, width: 0.3, height: 0.3) },
        property("contentsGravity", \.contentsGravity, one(of: .resize, .center, .top, .resizeAspect)),
        property("contentsScale", \.contentsScale, number(1...3)),
        property("magnificationFilter", \.magnificationFilter, one(of: .linear, .nearest)),
    ]

    @MainActor static let places: [Choice] = [
        property("bounds", \.bounds, rect), property("position", \.position, place),
        property("frame", \.frame, rect), property("zPosition", \.zPosition, number(-5...5)),
        property("anchorPoint", \.anchorPoint, point), property("anchorPointZ", \.anchorPointZ, number(-9...9)),
        property("transform", \.transform, transform), property("sublayerTransform", \.sublayerTransform, transform),
    ]

    @MainActor static let kinds: [Choice] = [
        property("path", \CAShapeLayer.path, path), property("fillColor", \CAShapeLayer.fillColor, color),
        property("strokeColor", \CAShapeLayer.strokeColor, color),
        property("fillRule", \CAShapeLayer.fillRule, one(of: .nonZero, .evenOdd)),
        property("lineWidth", \CAShapeLayer.lineWidth, number(0...9)),
        property("strokeStart", \CAShapeLayer.strokeStart) { part(&$0) / 2 },
        property("strokeEnd", \CAShapeLayer.strokeEnd) { 0.5 + part(&$0) / 2 },
        property("miterLimit", \CAShapeLayer.miterLimit, number(1...10)),
        property("lineDashPhase", \CAShapeLayer.lineDashPhase, number(0...9)),
        property("lineDashPattern", \CAShapeLayer.lineDashPattern, one(of: [4, 3], [9, 2], nil)),
        property("lineCap", \CAShapeLayer.lineCap, one(of: .butt, .round, .square)),
        property("lineJoin", \CAShapeLayer.lineJoin, one(of: .miter, .round, .bevel)),
        property("colors", \CAGradientLayer.colors) { [color(&$0), color(&$0), color(&$0)] },
        property("locations", \CAGradientLayer.locations, one(of: [0, 0.2, 1], [0.4, 0.5, 0.6])),
        property("startPoint", \CAGradientLayer.startPoint, point),
        property("endPoint", \CAGradientLayer.endPoint) { CGPoint(x: 0.6 + part(&$0) / 3, y: 0.9) },
        property("type", \CAGradientLayer.type, one(of: .axial, .radial, .conic)),
        (
            "string", { $0 is CATextLayer },
            { random in
                let text = ["Some longer words", "Other words to read", "A"][random.number(0...2)]
                return { ($0 as? CATextLayer)?.string = text }
            }
        ),
        property("fontSize", \CATextLayer.fontSize, number(6...20)),
        property("foregroundColor", \CATextLayer.foregroundColor, color),
        property("isWrapped", \CATextLayer.isWrapped, one(of: true, false)),
        property("truncationMode", \CATextLayer.truncationMode, one(of: .none, .start, .end, .middle)),
        property("alignmentMode", \CATextLayer.alignmentMode, one(of: .left, .center, .right)),
        property("instanceCount", \CAReplicatorLayer.instanceCount) { $0.number(0...4) },
        property("instanceTransform", \CAReplicatorLayer.instanceTransform) {
            CATransform3DMakeTranslation(CGFloat($0.number(-9...9)), CGFloat($0.number(-9...9)), 0)
        },
        property("instanceColor", \CAReplicatorLayer.instanceColor, color),
        property("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset, one(of: 0, -0.3, -0.2)),
        property("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset, one(of: 0, -0.3, -0.2)),
        property("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset, one(of: 0, -0.3, -0.2)),
        property("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset, one(of: 0, -0.3, -0.2)),
    ]

    @MainActor static let all = looks + places + kinds
}
