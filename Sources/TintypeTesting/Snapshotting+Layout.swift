public import Foundation
import TintypeGraphics
import TintypeSnapshots
public import TintypeTree
public import TintypeUI
public import UIKit

// The settled layout of a view, as text.
extension Snapshotting where Value: View, Format == String {
    /// The place of each view, as indented lines.
    public static var tree: Snapshotting { .tree() }

    /// The place of each view, as indented lines.
    public static func tree(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
        scheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
        locale: Locale = Locale(identifier: "en_US"), dynamicTypeSize: DynamicTypeSize = .large
    ) -> Snapshotting {
        let stage = SnapshotStage(
            layout: layout, scale: nil, scheme: scheme, layoutDirection: layoutDirection, locale: locale,
            dynamicTypeSize: dynamicTypeSize)
        return .text("tree.txt", on: stage.applying(traits)) { $0.text() }
    }

    /// The place of each view, as JSON: the views in the order of drawing with their depths, lengths in points.
    public static var json: Snapshotting { .json() }

    /// The place of each view, as JSON: the views in the order of drawing with their depths, lengths in points.
    public static func json(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
        scheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
        locale: Locale = Locale(identifier: "en_US"), dynamicTypeSize: DynamicTypeSize = .large
    ) -> Snapshotting {
        let stage = SnapshotStage(
            layout: layout, scale: nil, scheme: scheme, layoutDirection: layoutDirection, locale: locale,
            dynamicTypeSize: dynamicTypeSize)
        return .text("json", on: stage.applying(traits)) {
            // A view a line, so that a change is a line.
            LayoutText.encode($0).replacingOccurrences(of: "},{\"", with: "},\n{\"") + "\n"
        }
    }

    /// The views and what each was made with, as indented lines, without their places: it changes when the content does.
    public static var dump: Snapshotting { .dump() }

    /// The views and what each was made with, as indented lines, without their places: it changes when the content does.
    ///
    /// - Parameter traits: The conditions in UIKit's terms.
    public static func dump(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .text("txt", on: .plain(layout, traits)) { $0.outline }
    }

    /// The views, what each was made with, and where it came to stand.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The views, what each was made with, and where it came to stand.
    ///
    /// - Parameters:
    ///   - config: The device on whose screen they are; nil for the ideal size.
    ///   - size: Another size of the screen, in points; without a device the size that is proposed.
    ///   - traits: The conditions in UIKit's terms.
    public static func recursiveDescription(
        on config: ViewImageConfig? = nil, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .text("txt", on: .plain(SwiftUISnapshotLayout(on: config, size: size), traits)) { $0.text() }
    }

    private static func text(
        _ pathExtension: String, on stage: SnapshotStage, _ write: @escaping @Sendable (SettledTree) -> String
    ) -> Snapshotting {
        Snapshotting(pathExtension: pathExtension) { view, context in
            .text(write(try stage.applying(context.variant).place(view).tree))
        }
    }
}

extension SnapshotStage {
    /// A stage that is told by a layout and traits alone.
    static func plain(_ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection) -> SnapshotStage {
        SnapshotStage(
            layout: layout, scale: nil, scheme: .light, layoutDirection: .leftToRight,
            locale: Locale(identifier: "en_US"), dynamicTypeSize: .large
        ).applying(traits)
    }
}

extension SwiftUISnapshotLayout {
    /// A device's screen, of another size where one is said; without a device a size, and without both the ideal one.
    init(on config: ViewImageConfig?, size: CGSize?) {
        if let config {
            self = .device(config: config.resized(to: size))
        } else if let size {
            self = .fixed(width: size.width, height: size.height)
        } else {
            self = .sizeThatFits
        }
    }
}
