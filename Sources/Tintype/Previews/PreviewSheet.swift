import Foundation
package import TintypeGraphics
import TintypeImage
import TintypeTree
import TintypeUI

/// One picture of many previews, each with its name below.
@MainActor
package struct PreviewSheet {
    /// A preview's picture.
    package struct Picture: Sendable {
        let caption: String
        let bitmap: Bitmap
        let scale: CGFloat
        let isDark: Bool

        /// - Parameter scale: Pixels a point.
        package nonisolated init(caption: String, bitmap: Bitmap, scale: Double, isDark: Bool) {
            (self.caption, self.bitmap, self.scale, self.isDark) = (caption, bitmap, CGFloat(scale), isDark)
        }

        fileprivate nonisolated var size: CGSize {
            CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        }
    }

    private let title: String
    private let pictures: [Picture]

    /// The most room that a picture is given, in points.
    private static let largest = CGSize(width: 260, height: 440)
    /// The wanted ratio of the sheet's width to its height.
    private static let aspect: CGFloat = 1.5

    /// - Precondition: There is a picture.
    package init(title: String, _ pictures: [Picture]) {
        precondition(!pictures.isEmpty, "a sheet has a picture")
        (self.title, self.pictures) = (title, pictures)
    }

    /// The bytes of a PNG file, at 2 pixels a point; at 1, and with smaller pictures, where it would be too large.
    ///
    /// - Throws: `FontSetError` where the fonts are missing.
    package func png() throws -> [UInt8] {
        let placed = pictures.map { picture in
            let bounds = CGRect(origin: .zero, size: picture.size)
            let list = DisplayList(
                size: picture.size, scale: picture.scale, background: nil,
                items: [.image(picture.bitmap, in: bounds)])
            return SheetPicture(list: list, isDark: picture.isDark)
        }
        let look = FilmStripView.Look(isDark: false)
        let list = try PictureSheet(placed, largest: Self.largest, ground: look.ground).displayList { sizes in
            FilmStripView(
                title: title, subtitle: pictures.count == 1 ? "1 preview" : "\(pictures.count) previews",
                captions: pictures.map(\.caption), rows: Self.rows(sizes), sizes: sizes, look: look)
        }
        var metadata = PNGMetadata(scale: Double(list.scale))
        metadata.sceneName = title
        return try PNG.encode(
            try RenderResources.standard.get().rasterizer.rasterize(list), metadata: metadata, level: .fast)
    }

    /// The pictures in rows of equal count, as many as bring the sheet's sides nearest to its ratio.
    static func rows(_ sizes: [CGSize]) -> [[Int]] {
        func rows(_ count: Int) -> [[Int]] {
            stride(from: 0, to: sizes.count, by: count).map { Array($0..<min($0 + count, sizes.count)) }
        }
        func distance(_ count: Int) -> CGFloat {
            let rows = rows(count)
            let width = rows.map { $0.reduce(0) { $0 + max(sizes[$1].width, 90) + FilmStripView.gap } }.max() ?? 1
            let height = rows.reduce(0) { $0 + ($1.map { sizes[$0].height }.max() ?? 0) + 40 }
            return abs(log(width / height / aspect))
        }
        return rows((1...sizes.count).min { distance($0) < distance($1) } ?? 1)
    }
}
