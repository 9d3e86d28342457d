import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ArgumentSpec {
    /// The changes that every shape takes, in the order in which they are made.
    package static let shapeChanges: [ArgumentSpec] = [
        ArgumentSpec("inset", .number, "How much smaller the shape is at each side, in points."),
        ArgumentSpec(
            "size",
            .group([
                ArgumentSpec("width", .number, "In points.", range: 0...(.infinity)).required,
                ArgumentSpec("height", .number, "In points.", range: 0...(.infinity)).required,
                ArgumentSpec(
                    "anchor", .unitPoint, "The point of the frame that the shape stands at.", default: "topLeading"),
            ]), "A size of the shape's own, whatever its frame is."),
        ArgumentSpec(
            "trim",
            .group([
                ArgumentSpec("from", .number, "Where the part begins.", range: 0...1, default: "0"),
                ArgumentSpec("to", .number, "Where the part ends.", range: 0...1, default: "1"),
            ]), "The part of the outline that is left, in fractions of its length."),
        ArgumentSpec(
            "scale",
            .group([
                .main("scale", .number, "How much larger, along both axes."),
                ArgumentSpec("x", .number, "How much wider.", default: "1"),
                ArgumentSpec("y", .number, "How much higher.", default: "1"), .pivot,
            ]), "How much larger the shape is drawn than its frame."),
        ArgumentSpec(
            "rotation",
            .group([
                .main("degrees", .number, "The angle, in degrees, clockwise."),
                ArgumentSpec("radians", .number, "The angle, in radians."), .pivot,
            ]), "How far the shape is turned."),
        ArgumentSpec(
            "offset",
            .group([
                ArgumentSpec("x", .number, "To the right, in points.", default: "0"),
                ArgumentSpec("y", .number, "Down, in points.", default: "0"),
            ]), "How far from its frame the shape is drawn."),
        ArgumentSpec("union", .shape, "A shape that is added."),
        ArgumentSpec("intersection", .shape, "A shape in which the rest has to lie."),
        ArgumentSpec("subtracting", .shape, "A shape that is taken away."),
        ArgumentSpec("symmetricDifference", .shape, "A shape that is added, without what both have in common."),
        ArgumentSpec("lineIntersection", .shape, "A shape in which the rest of the outline has to lie."),
        ArgumentSpec("lineSubtraction", .shape, "A shape outside of which the rest of the outline has to lie."),
    ]
}

extension CallReader {
    /// The words for what keeps a changed shape from being drawn smaller; nil where nothing does.
    func uninsettable(_ shape: ShapeSpec) -> String? {
        if !shape.isInsettable { return shape.name }
        let others = ["size", "trim", "scale"] + ShapeCombination.allCases.map(\.rawValue)
        return others.first(where: has).map { "one with \"\($0)\"" }
    }

    /// A shape with the changes that the call has.
    func changed(_ shape: Argument<any Shape>, of spec: ShapeSpec) -> Argument<any Shape> {
        if let inset = value("inset"), !spec.isInsettable {
            checker.diagnostics.error(
                "\"inset\" goes with shapes that can be drawn smaller; \(spec.name) cannot", at: inset.place,
                hint: "write padding among the modifiers")
        }
        let changes = [inset(), size(), trim(), scale(), rotation(), offset()].compactMap(\.self) + combinations()
        guard !changes.isEmpty else { return shape }
        return Argument(fallback: Rectangle()) { frame, scope in
            changes.reduce(shape(frame, scope)) { $1($0, frame, scope) }
        }
    }

    private typealias Change = (any Shape, SceneFrame, Scope) -> any Shape

    private func inset() -> Change? {
        guard let amount = number("inset") else { return nil }
        return { shape, frame, scope in
            (shape as? any InsettableShape).map { smaller($0, by: amount(frame, scope)) } ?? shape
        }
    }

    private func size() -> Change? {
        guard let call = group("size") else { return nil }
        let (width, height) = (call.number("width", default: 0), call.number("height", default: 0))
        let anchor = call.unitPoint("anchor", default: .topLeading)
        return { shape, frame, scope in
            let size = CGSize(width: width(frame, scope), height: height(frame, scope))
            return sized(shape, size, anchor(frame, scope))
        }
    }

    private func trim() -> Change? {
        guard let call = group("trim") else { return nil }
        let (start, end) = (call.number("from", default: 0), call.number("to", default: 1))
        return { shape, frame, scope in trimmed(shape, start(frame, scope), end(frame, scope)) }
    }

    private func scale() -> Change? {
        guard let call = group("scale") else { return nil }
        call.exclude("scale", "x")
        call.exclude("scale", "y")
        let (both, anchor) = (call.number("scale", default: 1), call.unitPoint("anchor"))
        let (x, y) = call.has("scale") ? (both, both) : (call.number("x", default: 1), call.number("y", default: 1))
        return { shape, frame, scope in
            scaled(shape, CGSize(width: x(frame, scope), height: y(frame, scope)), anchor(frame, scope))
        }
    }

    private func rotation() -> Change? {
        guard let call = group("rotation") else { return nil }
        let (angle, anchor) = (call.angle(), call.unitPoint("anchor"))
        return { shape, frame, scope in rotated(shape, angle(frame, scope), anchor(frame, scope)) }
    }

    private func offset() -> Change? {
        guard let call = group("offset") else { return nil }
        let (x, y) = (call.number("x", default: 0), call.number("y", default: 0))
        return { shape, frame, scope in moved(shape, CGSize(width: x(frame, scope), height: y(frame, scope))) }
    }

    private func combinations() -> [Change] {
        ShapeCombination.allCases.compactMap { combination in
            guard let other = shape(combination.rawValue) else { return nil }
            return { shape, frame, scope in combination.combine(shape, other(frame, scope)) }
        }
    }
}

/// A way of making one shape of two.
private enum ShapeCombination: String, CaseIterable {
    case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction

    func combine(_ first: some Shape, _ second: some Shape) -> any Shape {
        switch self {
        case .union: first.union(second)
        case .intersection: first.intersection(second)
        case .subtracting: first.subtracting(second)
        case .symmetricDifference: first.symmetricDifference(second)
        case .lineIntersection: first.lineIntersection(second)
        case .lineSubtraction: first.lineSubtraction(second)
        }
    }
}

// Of a shape whose type only a scene knows.
private func smaller(_ shape: some InsettableShape, by amount: CGFloat) -> any Shape { shape.inset(by: amount) }
private func sized(_ shape: some Shape, _ size: CGSize, _ anchor: UnitPoint) -> any Shape {
    shape.size(size, anchor: anchor)
}
private func trimmed(_ shape: some Shape, _ start: CGFloat, _ end: CGFloat) -> any Shape {
    shape.trim(from: start, to: end)
}
private func scaled(_ shape: some Shape, _ scale: CGSize, _ anchor: UnitPoint) -> any Shape {
    shape.scale(x: scale.width, y: scale.height, anchor: anchor)
}
private func rotated(_ shape: some Shape, _ angle: Angle, _ anchor: UnitPoint) -> any Shape {
    shape.rotation(angle, anchor: anchor)
}
private func moved(_ shape: some Shape, _ offset: CGSize) -> any Shape { shape.offset(offset) }
