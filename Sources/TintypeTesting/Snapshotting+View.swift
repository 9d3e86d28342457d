public import Foundation
import Tintype
public import TintypeGraphics
import TintypeImage
import TintypeSnapshots
public import TintypeTree
public import TintypeUI
public import UIKit

extension Snapshotting where Value: View, Format == Bitmap {
    /// The view's picture, at its ideal size.
    public static var image: Snapshotting { .image() }

    /// The view's picture, compared exactly.
    ///
    /// - Parameters:
    ///   - layout: The space that it is drawn in.
    ///   - traits: The conditions in UIKit's terms; they go before the rest.
    ///   - scale: Pixels a point; nil for the device's, and 2 elsewhere.
    ///   - scheme: Light or dark.
    ///   - layoutDirection: The direction in which the interface reads.
    ///   - locale: The locale of texts.
    ///   - dynamicTypeSize: The reader's size of text.
    ///   - ignoring: The ids, by `id(_:)`, of views whose pixels are not compared. An id that no view has fails the
    ///     assertion; one that covers nothing, or nearly everything, is a warning.
    ///   - redacting: The ids of views that are painted over, so that their golden never shows them.
    public static func image(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
        scale: CGFloat? = nil, scheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
        locale: Locale = Locale(identifier: "en_US"), dynamicTypeSize: DynamicTypeSize = .large,
        ignoring: [String] = [], redacting: [String] = []
    ) -> Snapshotting {
        .image(
            of: SnapshotStage(
                layout: layout, scale: scale, scheme: scheme, layoutDirection: layoutDirection, locale: locale,
                dynamicTypeSize: dynamicTypeSize, ignoring: ignoring, redacting: redacting
            ).applying(traits))
    }

    /// The view's picture on the screen of a device, compared exactly.
    ///
    /// - Parameters:
    ///   - config: The device, which may be turned: `.iPhone13`, `.iPhone13(.landscape)`.
    ///   - size: Another size for its screen, in points.
    ///   - traits: The conditions in UIKit's terms; they go before the rest.
    ///   - ignoring: The ids of views that are not compared, and `redacting` those of views that are painted over.
    public static func image(
        on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
        scheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
        locale: Locale = Locale(identifier: "en_US"), dynamicTypeSize: DynamicTypeSize = .large,
        ignoring: [String] = [], redacting: [String] = []
    ) -> Snapshotting {
        .image(
            layout: .device(config: config.resized(to: size)), traits: traits, scheme: scheme,
            layoutDirection: layoutDirection, locale: locale, dynamicTypeSize: dynamicTypeSize, ignoring: ignoring,
            redacting: redacting)
    }

    /// The view's picture, which may differ from its golden by as much as is said, for the reason that is said.
    ///
    /// - Parameters:
    ///   - precision: The share of the pixels that must match, 0...1.
    ///   - perceptualPrecision: The closeness that a pixel needs to match, 0...1: 1 − ΔE / 100 in CIE94. 0.98 is just
    ///     noticeable.
    ///   - reason: The reason why the picture may differ; never blank. Wherever the precisions, of which one is below 1,
    ///     cannot be a tolerance, the assertion fails and says why.
    ///
    /// A small place that changed is not drowned: no 16×16 pixels may hold more than 16 that do not match.
    public static func image(
        precision: Float, perceptualPrecision: Float = 1, reason: String,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
        scale: CGFloat? = nil, scheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
        locale: Locale = Locale(identifier: "en_US"), dynamicTypeSize: DynamicTypeSize = .large,
        ignoring: [String] = [], redacting: [String] = []
    ) -> Snapshotting {
        .image(
            of: SnapshotStage(
                layout: layout, scale: scale, scheme: scheme, layoutDirection: layoutDirection, locale: locale,
                dynamicTypeSize: dynamicTypeSize, ignoring: ignoring, redacting: redacting
            ).applying(traits)
        ) {
            try ComparisonSettings(precision: precision, perceptualPrecision: perceptualPrecision, reason: reason)
        }
    }

    /// The view's picture, drawn as `stage` says, compared exactly.
    static func image(on stage: SnapshotStage) -> Snapshotting { .image(of: stage) }

    private static func image(
        of stage: SnapshotStage, terms: @escaping @Sendable () throws -> ComparisonSettings = { .exact }
    ) -> Snapshotting {
        Snapshotting(pathExtension: "png") { view, context in
            try stage.picture(view, context, try terms())
        }
    }

    /// The view's picture. Pictures are compared exactly, whatever `precision` and `perceptualPrecision` are, and drawn in no window.
    @available(
        *, deprecated, message: "pictures are compared exactly: say the reason: for a tolerance, or leave both out"
    )
    @_disfavoredOverload
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .image(layout: layout, traits: traits)
    }
}

extension ViewImageConfig {
    /// The device with another size of its screen, in points; itself for nil.
    func resized(to size: CGSize?) -> ViewImageConfig {
        var config = self
        if let size { config.size = size }
        return config
    }
}

extension ComparisonSettings {
    /// A tolerance in swift-snapshot-testing's words, for a reason.
    init(precision: Float, perceptualPrecision: Float, reason: String) throws {
        self.init(
            tolerance: try Tolerance(
                precision: precision.asWritten, perceptualPrecision: perceptualPrecision.asWritten, reason: reason))
    }
}

extension Float {
    /// The number with the digits that people wrote: 0.99 and not 0.9900000095.
    fileprivate var asWritten: Double { Double("\(self)") ?? Double(self) }
}
