public import Foundation

/// The corner from which places are counted.
public enum CoordinateOrigin: Hashable, Sendable {
    case upperLeft, lowerLeft
}

/// A point of a picture, from 0 to 1, with y going up.
public struct NormalizedPoint: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The point as Core Graphics has it, and its parts of the picture's width and height.
    public let cgPoint: CGPoint
    public var x: CGFloat { cgPoint.x }
    public var y: CGFloat { cgPoint.y }
    public var description: String { "(\(x), \(y))" }

    /// The first point.
    public static let zero = NormalizedPoint(x: 0, y: 0)

    /// Creates a point of parts, or of pixels in a picture of a size or in a part of one.
    public init(x: CGFloat, y: CGFloat) {
        cgPoint = CGPoint(x: x, y: y)
    }
    public init(normalizedPoint: CGPoint) {
        cgPoint = normalizedPoint
    }
    public init(imagePoint: CGPoint, in imageSize: CGSize) {
        self.init(x: imagePoint.x / imageSize.width, y: imagePoint.y / imageSize.height)
    }
    public init(imagePoint: CGPoint, in imageSize: CGSize, normalizedTo regionOfInterest: NormalizedRect) {
        let (point, part) = (NormalizedPoint(imagePoint: imagePoint, in: imageSize), regionOfInterest.cgRect)
        self.init(x: (point.x - part.minX) / part.width, y: (point.y - part.minY) / part.height)
    }

    /// The point in the pixels of a picture, whose parts are those of the picture or of a part of it.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
        CGPoint(x: x * imageSize.width, y: (origin == .lowerLeft ? y : 1 - y) * imageSize.height)
    }
    public func toImageCoordinates(
        from regionOfInterest: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
    ) -> CGPoint {
        let part = regionOfInterest.cgRect
        let point = NormalizedPoint(x: part.minX + x * part.width, y: part.minY + y * part.height)
        return point.toImageCoordinates(imageSize, origin: origin)
    }

    /// The point with y going the other way.
    public func verticallyFlipped() -> NormalizedPoint { NormalizedPoint(x: x, y: 1 - y) }

    /// The distance to another point, in parts of the picture.
    public func distance(to point: NormalizedPoint) -> Double { Double(hypot(x - point.x, y - point.y)) }

    public static func == (a: Self, b: Self) -> Bool { a.cgPoint == b.cgPoint }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(x)
        hasher.combine(y)
    }
}

/// A part of a picture, from 0 to 1, with y going up.
public struct NormalizedRect: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The rectangle as Core Graphics has it, its corner and its size.
    public let cgRect: CGRect
    public var origin: CGPoint { cgRect.origin }
    public var width: CGFloat { cgRect.width }
    public var height: CGFloat { cgRect.height }
    public var description: String { "(\(origin.x), \(origin.y), \(width), \(height))" }

    /// The whole picture.
    public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)

    /// Creates a rectangle of parts, or of pixels in a picture of a size or in a part of one.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        cgRect = CGRect(x: x, y: y, width: width, height: height)
    }
    public init(normalizedRect: CGRect) {
        cgRect = normalizedRect
    }
    public init(imageRect: CGRect, in imageSize: CGSize) {
        self.init(
            x: imageRect.minX / imageSize.width, y: imageRect.minY / imageSize.height,
            width: imageRect.width / imageSize.width, height: imageRect.height / imageSize.height)
    }
    public init(imageRect: CGRect, in imageSize: CGSize, normalizedTo regionOfInterest: NormalizedRect) {
        let (rect, part) = (NormalizedRect(imageRect: imageRect, in: imageSize), regionOfInterest.cgRect)
        self.init(
            x: (rect.origin.x - part.minX) / part.width, y: (rect.origin.y - part.minY) / part.height,
            width: rect.width / part.width, height: rect.height / part.height)
    }

    /// The rectangle in the pixels of a picture, whose parts are those of the picture or of a part of it.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
        let y = origin == .lowerLeft ? self.origin.y : 1 - self.origin.y - height
        return CGRect(
            x: self.origin.x * imageSize.width, y: y * imageSize.height, width: width * imageSize.width,
            height: height * imageSize.height)
    }
    public func toImageCoordinates(
        from regionOfInterest: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
    ) -> CGRect {
        let part = regionOfInterest.cgRect
        let rect = NormalizedRect(
            x: part.minX + self.origin.x * part.width, y: part.minY + self.origin.y * part.height,
            width: width * part.width, height: height * part.height)
        return rect.toImageCoordinates(imageSize, origin: origin)
    }

    /// The rectangle with y going the other way.
    public func verticallyFlipped() -> NormalizedRect {
        NormalizedRect(x: origin.x, y: 1 - origin.y - height, width: width, height: height)
    }

    public static func == (a: Self, b: Self) -> Bool { a.cgRect == b.cgRect }
    public func hash(into hasher: inout Hasher) {
        for part in [origin.x, origin.y, width, height] { hasher.combine(part) }
    }
}

/// A circle in a picture, from 0 to 1.
public struct NormalizedCircle {
    /// The middle and the radius.
    public let center: NormalizedPoint
    public let radius: CGFloat

    /// The circle of a point.
    public static var zero: NormalizedCircle { NormalizedCircle(center: .zero, radius: 0) }

    /// Creates a circle.
    public init(center: NormalizedPoint, radius: CGFloat) {
        (self.center, self.radius) = (center, radius)
    }

    /// A Boolean value that says whether a point is in the circle, or in a ring on its edge.
    public func contains(_ point: NormalizedPoint) -> Bool { center.distance(to: point) <= Double(radius) }
    public func contains(_ point: NormalizedPoint, inCircumferentialRingOfWidth ringWidth: CGFloat) -> Bool {
        abs(center.distance(to: point) - Double(radius)) <= Double(ringWidth) / 2
    }

    /// A circle around points, about the middle of what they are in; it is not always the smallest.
    public static func boundingCircle(for points: [NormalizedPoint]) -> NormalizedCircle {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let bottom = ys.min(), let top = ys.max() else { return .zero }
        let center = NormalizedPoint(x: (left + right) / 2, y: (bottom + top) / 2)
        return NormalizedCircle(center: center, radius: CGFloat(points.map { center.distance(to: $0) }.max() ?? 0))
    }
}
