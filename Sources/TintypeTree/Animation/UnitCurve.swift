import Foundation
public import TintypeGraphics

/// A timing curve: the progress of a change as a function of its time, both in 0...1.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case bezier(start: UnitPoint, end: UnitPoint)
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
    }

    private let function: Function
    /// Indicates whether progress and time have changed places.
    private var isInverse = false

    private init(_ function: Function) {
        self.function = function
    }

    /// The straight curve, SwiftUI's curves that begin or end slowly, and those that follow a quarter of a circle.
    public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// A cubic curve from (0, 0) to (1, 1). The control points' times are taken into 0...1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func inTime(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: min(max(point.x, 0), 1), y: point.y) }
        return UnitCurve(.bezier(start: inTime(startControlPoint), end: inTime(endControlPoint)))
    }

    /// The curve that takes progress to time.
    public var inverse: UnitCurve {
        var curve = self
        curve.isInverse.toggle()
        return curve
    }

    /// The part of the change that is done; `progress` is clamped to 0...1.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        guard isInverse else { return forward(progress) }
        return UnitCurve.root(of: progress, forward)
    }

    /// The speed of the change, in lengths of it per time of it.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (before, after) = (max(progress - step, 0), min(progress + step, 1))
        guard after > before else { return 0 }
        return (value(at: after) - value(at: before)) / (after - before)
    }

    private func forward(_ time: Double) -> Double {
        switch function {
        case .bezier(let start, let end):
            if start.x == start.y, end.x == end.y { return time }
            let place = UnitCurve.root(of: time) { UnitCurve.cubic(Double(start.x), Double(end.x), at: $0) }
            return UnitCurve.cubic(Double(start.y), Double(end.y), at: place)
        case .circularEaseIn: return UnitCurve.circle(time)
        case .circularEaseOut: return 1 - UnitCurve.circle(1 - time)
        case .circularEaseInOut:
            return time < 0.5 ? UnitCurve.circle(2 * time) / 2 : 1 - UnitCurve.circle(2 - 2 * time) / 2
        }
    }

    private static func circle(_ time: Double) -> Double { 1 - (1 - time * time).squareRoot() }

    /// One coordinate of a cubic curve from 0 to 1.
    private static func cubic(_ first: Double, _ second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    /// The place in 0...1 at which a function that never falls reaches `value`; halving needs 52 steps to the last bit.
    private static func root(of value: Double, _ function: (Double) -> Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if function(middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
