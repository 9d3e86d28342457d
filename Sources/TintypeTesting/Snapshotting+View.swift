public import Foundation
import Tintype
public import TintypeGraphics
import TintypeSnapshots
public import TintypeTree
public import TintypeUI

extension Snapshotting where Value: View, Format == Bitmap {
    /// The view's picture, at its ideal size.
    public static var image: Snapshotting { .image() }

    /// The view's picture.
    ///
    /// - Parameters:
    ///   - layout: The space that it is drawn in.
    ///   - scale: Pixels a point; nil for the device's, and 2 elsewhere.
    ///   - scheme: Light or dark.
    ///   - layoutDirection: The direction in which the interface reads.
    ///   - locale: The locale of texts.
    public static func image(
        layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil, scheme: ColorScheme = .light,
        layoutDirection: LayoutDirection = .leftToRight, locale: Locale = Locale(identifier: "en_US")
    ) -> Snapshotting {
        let stage = SnapshotStage(
            layout: layout, scale: scale, scheme: scheme, layoutDirection: layoutDirection, locale: locale)
        return Snapshotting(pathExtension: "png") { view, context in
            .picture(try stage.place(view).snapshot(named: context.name))
        }
    }

    /// The view's picture. Pictures are compared exactly, whatever `precision` and `perceptualPrecision` are.
    @available(*, deprecated, message: "pictures are compared exactly: leave precision and perceptualPrecision out")
    public static func image(
        precision: Float, perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout = .sizeThatFits
    ) -> Snapshotting {
        .image(layout: layout)
    }
}

extension Snapshotting where Value: View, Format == String {
    /// Where each view came to stand, as indented lines.
    public static var tree: Snapshotting { .tree() }

    /// Where each view came to stand, as indented lines.
    public static func tree(
        layout: SwiftUISnapshotLayout = .sizeThatFits, scheme: ColorScheme = .light,
        layoutDirection: LayoutDirection = .leftToRight, locale: Locale = Locale(identifier: "en_US")
    ) -> Snapshotting {
        let stage = SnapshotStage(
            layout: layout, scale: nil, scheme: scheme, layoutDirection: layoutDirection, locale: locale)
        return Snapshotting(pathExtension: "tree.txt") { view, _ in .text(try stage.place(view).tree.text()) }
    }

    /// Where each view came to stand, as JSON: the views in the order of drawing with their depths, lengths in points.
    public static var json: Snapshotting { .json() }

    /// Where each view came to stand, as JSON: the views in the order of drawing with their depths, lengths in points.
    public static func json(
        layout: SwiftUISnapshotLayout = .sizeThatFits, scheme: ColorScheme = .light,
        layoutDirection: LayoutDirection = .leftToRight, locale: Locale = Locale(identifier: "en_US")
    ) -> Snapshotting {
        let stage = SnapshotStage(
            layout: layout, scale: nil, scheme: scheme, layoutDirection: layoutDirection, locale: locale)
        return Snapshotting(pathExtension: "json") { view, _ in
            // A view a line, so that a change is a line.
            let text = LayoutText.encode(try stage.place(view).tree)
            return .text(text.replacingOccurrences(of: "},{\"", with: "},\n{\"") + "\n")
        }
    }
}
