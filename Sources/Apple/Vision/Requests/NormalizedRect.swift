public import Foundation

/// The corner from which places are counted.
public enum CoordinateOrigin: Hashable, Sendable {
    case upperLeft, lowerLeft
}

/// A point of a picture, from 0 to 1, with y going up.
public struct NormalizedPoint: Hashable, Sendable, Codable {
    /// The parts of the picture's width and height.
    public let x: CGFloat
    public let y: CGFloat

    /// Creates a point of parts, or of pixels in a picture of a size.
    public init(x: CGFloat, y: CGFloat) {
        (self.x, self.y) = (x, y)
    }
    public init(normalizedPoint: CGPoint) {
        self.init(x: normalizedPoint.x, y: normalizedPoint.y)
    }
    public init(imagePoint: CGPoint, in imageSize: CGSize) {
        self.init(x: imagePoint.x / imageSize.width, y: imagePoint.y / imageSize.height)
    }

    /// The point as Core Graphics has it, and the first one.
    public var cgPoint: CGPoint { CGPoint(x: x, y: y) }
    public static let zero = NormalizedPoint(x: 0, y: 0)

    /// The point in the pixels of a picture.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
        CGPoint(x: x * imageSize.width, y: (origin == .lowerLeft ? y : 1 - y) * imageSize.height)
    }

    /// The point with y going the other way.
    public func verticallyFlipped() -> NormalizedPoint { NormalizedPoint(x: x, y: 1 - y) }

    /// The distance to another point, in parts of the picture.
    public func distance(to point: NormalizedPoint) -> Double { Double(hypot(x - point.x, y - point.y)) }
}

/// A part of a picture, from 0 to 1, with y going up.
public struct NormalizedRect: Hashable, Sendable, Codable {
    /// The corner and the size.
    public let origin: CGPoint
    public let width: CGFloat
    public let height: CGFloat

    /// Creates a rectangle of parts, or of pixels in a picture of a size.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        origin = CGPoint(x: x, y: y)
        (self.width, self.height) = (width, height)
    }
    public init(normalizedRect: CGRect) {
        self.init(
            x: normalizedRect.minX, y: normalizedRect.minY, width: normalizedRect.width, height: normalizedRect.height)
    }
    public init(imageRect: CGRect, in imageSize: CGSize) {
        self.init(
            x: imageRect.minX / imageSize.width, y: imageRect.minY / imageSize.height,
            width: imageRect.width / imageSize.width, height: imageRect.height / imageSize.height)
    }

    /// The rectangle as Core Graphics has it, and the whole picture.
    public var cgRect: CGRect { CGRect(origin: origin, size: CGSize(width: width, height: height)) }
    public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)

    /// The rectangle in the pixels of a picture.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
        let y = origin == .lowerLeft ? self.origin.y : 1 - self.origin.y - height
        return CGRect(
            x: self.origin.x * imageSize.width, y: y * imageSize.height, width: width * imageSize.width,
            height: height * imageSize.height)
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
