import Foundation
package import TintypeGraphics
import TintypeImage
import TintypeScene
import TintypeTree
import TintypeUI

/// One picture of an animation's frames, side by side in rows, with the instants below. Our own views lay it out.
@MainActor
package struct FilmStrip {
    /// A frame and its instant.
    package struct Frame: Sendable {
        /// E.g. `0.25 s`.
        package let caption: String
        package let list: DisplayList

        package init(caption: String, list: DisplayList) {
            self.caption = caption
            self.list = list
        }
    }

    private let title: String
    private let frames: [Frame]
    private let isDark: Bool

    /// The most frames of a strip: more would be too small to be told apart.
    package nonisolated static let maximumCount = 400
    /// The most room that a frame is given, in points.
    private static let largest = CGSize(width: 220, height: 320)
    /// The width from which on frames go on in a further row, in points.
    private static let width: CGFloat = 1400

    /// - Parameters:
    ///   - title: The title above the frames, e.g. the scene's name.
    ///   - isDark: True for a dark scheme, whose ground is dark too.
    /// - Precondition: There is a frame.
    package init(title: String, frames: [Frame], isDark: Bool) {
        precondition(!frames.isEmpty, "a film strip has a frame")
        self.title = title
        self.frames = frames
        self.isDark = isDark
    }

    /// The strip, at 2 pixels a point; at 1, and with smaller frames, where it would be too large.
    ///
    /// - Throws: Errors of missing fonts, and of characters in the title that no font has.
    package func displayList() throws -> DisplayList {
        let count = frames.count == 1 ? "1 frame" : "\(frames.count) frames"
        let pictures = frames.map { SheetPicture(list: $0.list, isDark: isDark) }
        let look = FilmStripView.Look(isDark: isDark)
        return try PictureSheet(pictures, largest: Self.largest, ground: look.ground).displayList { sizes in
            FilmStripView(
                title: title, subtitle: count, captions: frames.map(\.caption), rows: Self.rows(sizes), sizes: sizes,
                look: look)
        }
    }

    /// The frames in rows of nearly equal count, none wider than the strip may be.
    private static func rows(_ sizes: [CGSize]) -> [[Int]] {
        let step = max(sizes.map(\.width).max() ?? 0, FilmStripView.captionWidth) + FilmStripView.gap
        let most = max(1, Int(width / step))
        let rows = (sizes.count + most - 1) / most
        let count = (sizes.count + rows - 1) / rows
        return stride(from: 0, to: sizes.count, by: count).map { Array($0..<min($0 + count, sizes.count)) }
    }
}
