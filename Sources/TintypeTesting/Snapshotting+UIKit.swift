public import Foundation
public import TintypeGraphics
public import UIKit

// A page or view is laid out and drawn as UIKit does at rest. Where only a box with its name can be shown, since its content comes from
// elsewhere, the assertion warns.

extension Snapshotting where Value: UIViewController, Format == Bitmap {
    /// The page's picture, at the size of its view.
    public static var image: Snapshotting { .image() }

    /// The page's picture on the screen of a device, compared exactly.
    ///
    /// - Parameters:
    ///   - config: The device, which may be turned: `.iPhone13`, `.iPhone13(.landscape)`.
    ///   - size: Another size for its screen, in points.
    ///   - traits: Light or dark, the size of text and the like.
    public static func image(
        on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting<DrawnResponder, Bitmap>.image(on: config, size: size, traits: traits)
            .drawing { DrawnResponder($0) }
    }

    /// The page's picture on the screen of a device, which may differ from its golden by as much as is said, for a reason.
    public static func image(
        on config: ViewImageConfig, precision: Float, perceptualPrecision: Float = 1, reason: String,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting<DrawnResponder, Bitmap>.image(
            precision: precision, perceptualPrecision: perceptualPrecision, reason: reason,
            layout: .device(config: config.resized(to: size)), traits: traits
        ).drawing { DrawnResponder($0) }
    }

    /// The page's picture, compared exactly.
    ///
    /// - Parameter size: In points; nil for the ideal size of what it holds.
    public static func image(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting<DrawnResponder, Bitmap>.image(layout: .init(on: nil, size: size), traits: traits)
            .drawing { DrawnResponder($0) }
    }

    /// The page's picture. Pictures are compared exactly, whatever `precision` and `perceptualPrecision` are.
    @available(
        *, deprecated, message: "pictures are compared exactly: say the reason: for a tolerance, or leave both out"
    )
    @_disfavoredOverload
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .image(on: config, size: size, traits: traits)
    }
}

extension Snapshotting where Value: UIViewController, Format == String {
    /// The views that the view controller is drawn as, without places; see the strategy of views.
    public static var dump: Snapshotting { Snapshotting<DrawnResponder, String>.dump.drawing { DrawnResponder($0) } }

    /// The views that the view controller is drawn as, and their places.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The views that the view controller is drawn as, and their places.
    public static func recursiveDescription(
        on config: ViewImageConfig? = nil, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting<DrawnResponder, String>.recursiveDescription(on: config, size: size, traits: traits)
            .drawing { DrawnResponder($0) }
    }
}

extension Snapshotting where Value: UIView, Format == Bitmap {
    /// The view's picture, at its size, or the one that its content asks for where it has none.
    public static var image: Snapshotting { .image() }

    /// The view's picture, compared exactly.
    ///
    /// - Parameter size: In points; nil for the ideal size of what it shows.
    public static func image(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting<DrawnResponder, Bitmap>.image(layout: .init(on: nil, size: size), traits: traits)
            .drawing { DrawnResponder($0) }
    }
}

extension Snapshotting where Value: UIView, Format == String {
    /// The views that the view is drawn as, without places; see the strategy of views.
    public static var dump: Snapshotting { Snapshotting<DrawnResponder, String>.dump.drawing { DrawnResponder($0) } }

    /// The views that the view is drawn as, and their places.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The views that the view is drawn as, and their places.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting<DrawnResponder, String>.recursiveDescription(size: size, traits: traits)
            .drawing { DrawnResponder($0) }
    }
}

extension Snapshotting where Value == DrawnResponder {
    /// The strategy for what is drawn so, with a warning where that is a box with a name.
    fileprivate func drawing<Other>(
        _ draw: @escaping @MainActor (Other) -> DrawnResponder
    ) -> Snapshotting<Other, Format> {
        let make = make
        return Snapshotting<Other, Format>(pathExtension: pathExtension) { value, context in
            let drawn = draw(value)
            let output = try make(drawn, context)
            guard drawn.isPlaceholder, case .picture(let snapshot, let terms, let warnings) = output else {
                return output
            }
            let warning = "\(type(of: value)) shows what is not here: the picture is a box with its name"
            return .picture(snapshot, terms, warnings: warnings + [warning])
        }
    }
}
