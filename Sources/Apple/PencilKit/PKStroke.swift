public import Foundation
public import UIKit

/// The oldest system on which a drawing can be read.
public enum PKContentVersion: Int, Sendable {
    case version1 = 1
    case version2, version3, version4
    public static var latest: PKContentVersion { .version4 }
}

/// The colour and kind of a stroke.
public struct PKInk: Hashable, Sendable {
    /// The kind of a pen.
    public enum InkType: String, Hashable, Codable, Sendable {
        case pen, pencil, marker, monoline, fountainPen, watercolor, crayon, reed

        /// The width where none is set, and those that can be: in points.
        public var defaultWidth: CGFloat {
            switch self {
            case .marker, .watercolor, .crayon: 15
            default: 5
            }
        }
        public var validWidthRange: ClosedRange<CGFloat> {
            switch self {
            case .marker, .watercolor, .crayon: 5...50
            default: 0.9...25.7
            }
        }
    }

    /// The kind and the colour.
    public var inkType: InkType
    public var color: UIColor
    public var requiredContentVersion: PKContentVersion {
        switch inkType {
        case .pen, .pencil, .marker: .version1
        case .reed: .version4
        default: .version2
        }
    }

    /// Creates an ink.
    public init(_ inkType: InkType, color: UIColor = .black) {
        (self.inkType, self.color) = (inkType, color)
    }
}

/// A point of a stroke; lengths are in points, times in seconds and angles in radians.
public struct PKStrokePoint: Hashable, Sendable {
    /// The facts of the point.
    public let location: CGPoint
    public let timeOffset: TimeInterval
    public let size: CGSize
    public let opacity: CGFloat
    public let force: CGFloat
    public let azimuth: CGFloat
    public let altitude: CGFloat
    public let secondaryScale: CGFloat

    /// Creates a point.
    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat, secondaryScale: CGFloat = 1
    ) {
        (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
        (self.force, self.azimuth, self.altitude, self.secondaryScale) = (force, azimuth, altitude, secondaryScale)
    }
}

/// The points of a stroke.
public struct PKStrokePath: RandomAccessCollection, Hashable, Sendable {
    private let points: [PKStrokePoint]
    /// The time at which the stroke was begun.
    public let creationDate: Date

    /// Creates a path of points.
    public init<Points: Sequence>(controlPoints: Points, creationDate: Date) where Points.Element == PKStrokePoint {
        points = Array(controlPoints)
        self.creationDate = creationDate
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    public subscript(index: Int) -> PKStrokePoint { points[index] }

    /// A place between two points: the nearer ends are taken for places beyond. Straight lines lie between the points.
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
        interpolatedPoint(at: parametricValue).location
    }
    public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
        guard let last = points.last, let first = points.first else {
            return PKStrokePoint(
                location: .zero, timeOffset: 0, size: .zero, opacity: 0, force: 0, azimuth: 0, altitude: 0)
        }
        guard parametricValue > 0 else { return first }
        guard parametricValue < CGFloat(points.count - 1) else { return last }
        let index = Int(parametricValue)
        let (from, to, share) = (points[index], points[index + 1], parametricValue - CGFloat(index))
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
        return PKStrokePoint(
            location: CGPoint(x: mix(from.location.x, to.location.x), y: mix(from.location.y, to.location.y)),
            timeOffset: from.timeOffset + (to.timeOffset - from.timeOffset) * TimeInterval(share),
            size: CGSize(width: mix(from.size.width, to.size.width), height: mix(from.size.height, to.size.height)),
            opacity: mix(from.opacity, to.opacity), force: mix(from.force, to.force),
            azimuth: mix(from.azimuth, to.azimuth), altitude: mix(from.altitude, to.altitude),
            secondaryScale: mix(from.secondaryScale, to.secondaryScale))
    }

    /// The place on the path that lies a way, a step or a time after another, or before it where that is negative.
    public func parametricValue(_ parametricValue: CGFloat, offsetBy offset: InterpolatedSliceStride) -> CGFloat {
        let end = CGFloat(Swift.max(points.count - 1, 0))
        let start = Swift.min(Swift.max(parametricValue, 0), end)
        if case .parametricStep(let step) = offset { return Swift.min(Swift.max(start + step, 0), end) }
        let (wanted, isTime): (CGFloat, Bool) =
            switch offset {
            case .distance(let distance): (distance, false)
            case .time(let time): (CGFloat(time), true)
            case .parametricStep: (0, false)
            }
        let step: CGFloat = wanted < 0 ? -1 / 64 : 1 / 64
        var (place, left, last) = (start, abs(wanted), interpolatedPoint(at: start))
        while left > 0, step < 0 ? place > 0 : place < end {
            let next = Swift.min(Swift.max(place + step, 0), end)
            let point = interpolatedPoint(at: next)
            let way =
                isTime
                ? abs(CGFloat(point.timeOffset - last.timeOffset))
                : hypot(point.location.x - last.location.x, point.location.y - last.location.y)
            if way > left { return place + (next - place) * left / way }
            (place, left, last) = (next, left - way, point)
        }
        return place
    }

    /// The distance of points that are made between the others.
    public enum InterpolatedSliceStride: Hashable, Sendable {
        case distance(CGFloat)
        case parametricStep(CGFloat)
        case time(TimeInterval)
    }

    /// Points at even distances, with the last.
    public func interpolatedPoints(
        in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSliceStride
    ) -> [PKStrokePoint] {
        guard !points.isEmpty else { return [] }
        let range = range ?? 0...CGFloat(points.count - 1)
        // Fine steps, of which those are kept that are far enough from the one before.
        var kept = [interpolatedPoint(at: range.lowerBound)]
        if case .parametricStep(let step) = stride {
            guard step > 0 else { return kept }
            return Swift.stride(from: range.lowerBound, through: range.upperBound, by: step).map(interpolatedPoint)
        }
        for place in Swift.stride(from: range.lowerBound, through: range.upperBound, by: 0.01) {
            let (point, before) = (interpolatedPoint(at: place), kept[kept.count - 1])
            let isFar =
                switch stride {
                case .distance(let length):
                    hypot(point.location.x - before.location.x, point.location.y - before.location.y) >= length
                case .time(let seconds): point.timeOffset - before.timeOffset >= seconds
                case .parametricStep: false
                }
            if isFar { kept.append(point) }
        }
        return kept
    }
}

/// A stroke: an ink along a path.
public struct PKStroke: Hashable, Identifiable, Sendable {
    /// The ink, the path and its transform.
    public var ink: PKInk
    public var path: PKStrokePath
    public var transform: CGAffineTransform
    public var mask: UIBezierPath? { nil }
    public var randomSeed: UInt32
    public let id = UUID()
    public var maskedPathRanges: [ClosedRange<CGFloat>] {
        path.isEmpty ? [] : [0...CGFloat(path.count - 1)]
    }
    public var requiredContentVersion: PKContentVersion { ink.requiredContentVersion }

    /// Creates a stroke.
    public init(
        ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil,
        randomSeed: UInt32 = 0
    ) {
        (self.ink, self.path, self.transform, self.randomSeed) = (ink, path, transform, randomSeed)
    }

    /// The rectangle that the stroke takes, in points; null for one without points.
    public var renderBounds: CGRect {
        path.reduce(CGRect.null) { bounds, point in
            let place = point.location.applying(transform)
            let (width, height) = (point.size.width, point.size.height)
            return bounds.union(
                CGRect(x: place.x - width / 2, y: place.y - height / 2, width: width, height: height))
        }
    }

    public static func == (one: PKStroke, other: PKStroke) -> Bool {
        one.ink == other.ink && one.path == other.path && one.transform == other.transform
            && one.randomSeed == other.randomSeed
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ink)
        hasher.combine(path)
        hasher.combine(randomSeed)
    }
}
