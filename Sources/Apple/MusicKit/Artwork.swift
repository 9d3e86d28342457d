public import CoreGraphics
public import Foundation
import UIKit

/// A picture of something of the catalog. There is none.
public struct Artwork: Hashable, Sendable, Codable {
    /// The largest size in pixels, and the words.
    public let maximumWidth: Int
    public let maximumHeight: Int
    public let alternateText: String?

    /// The page of a picture of a size: none.
    public func url(width: Int, height: Int) -> URL? { nil }

    /// The colours of the picture: none are known.
    public var backgroundColor: CGColor? { nil }
    public var primaryTextColor: CGColor? { nil }
    public var secondaryTextColor: CGColor? { nil }
    public var tertiaryTextColor: CGColor? { nil }
    public var quaternaryTextColor: CGColor? { nil }
}

/// A view of a picture of the catalog, drawn as its ground of the size.
public struct ArtworkImage: View {
    private let size: (width: CGFloat, height: CGFloat)

    /// Creates a view of a size in points.
    public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
        size = (width, height)
    }
    public init(_ artwork: Artwork, width: CGFloat) {
        size = (width, width * CGFloat(artwork.maximumHeight) / CGFloat(max(artwork.maximumWidth, 1)))
    }
    public init(_ artwork: Artwork, height: CGFloat) {
        size = (height * CGFloat(artwork.maximumWidth) / CGFloat(max(artwork.maximumHeight, 1)), height)
    }

    /// The ground.
    public var body: some View {
        Rectangle().fill(.quaternary).frame(width: size.width, height: size.height)
    }
}
