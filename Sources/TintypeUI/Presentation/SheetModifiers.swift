public import Foundation
import TintypeGraphics
public import TintypeTree

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private enum Storage: Hashable, Sendable {
        case system(SheetHeight)
        case custom(ObjectIdentifier)
    }

    private let storage: Storage
    private let length: @Sendable (CGFloat) -> CGFloat

    private init(_ height: SheetHeight) {
        storage = .system(height)
        length = { height.length($0) }
    }

    /// Half of the greatest height.
    public static let medium = PresentationDetent(.medium)
    public static let large = PresentationDetent(.large)

    /// A part of the greatest height, 0...1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

    /// In points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(custom: type)
    }

    private init<D: CustomPresentationDetent>(custom type: D.Type) {
        storage = .custom(ObjectIdentifier(type))
        length = { most in D.height(in: Context(maxDetentValue: most)) ?? most }
    }

    /// The values that a height may depend on.
    public struct Context {
        /// The greatest height, in points.
        public let maxDetentValue: CGFloat
    }

    /// In points, of a sheet that may be at most `most` high.
    func height(_ most: CGFloat) -> CGFloat { min(length(most), most) }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.storage == b.storage }

    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

/// A height of a sheet that a type computes.
public protocol CustomPresentationDetent: SendableMetatype {
    /// In points; nil where the height is not there.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}

/// The form of a presented view where there is little room.
public struct PresentationAdaptation: Sendable {
    fileprivate let name: String

    public static let automatic = PresentationAdaptation(name: "automatic")
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The use of the views behind a sheet: of no effect in a still picture.
public struct PresentationBackgroundInteraction: Sendable {
    let isEnabled: Bool

    public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
    /// Use up to a height of the sheet.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// The effect of dragging in a sheet: of no effect in a still picture.
public struct PresentationContentInteraction: Sendable {
    public static let automatic = PresentationContentInteraction()
    public static let resizes = PresentationContentInteraction()
    public static let scrolls = PresentationContentInteraction()
}

nonisolated extension View {
    /// The heights that the sheet may have; it has the least.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        node(
            SheetModifier { traits, _ in
                traits.heights = traits.heights ?? { most in detents.map { $0.height(most) } }
            })
    }

    /// The heights that the sheet may have, and the one that it has.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        let chosen = selection.wrappedValue
        return node(
            SheetModifier { traits, _ in
                traits.heights = traits.heights ?? { most in detents.map { $0.height(most) } }
                traits.chosen = traits.chosen ?? { most in chosen.height(most) }
            })
    }

    /// Sets whether the bar is seen that shows that the sheet can be dragged.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        node(SheetModifier { traits, _ in traits.showsIndicator = traits.showsIndicator ?? visibility.isShown })
    }

    /// Sets the background of a presented view.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationBackground { PaintView(style: style) }
    }

    /// Sets the background of a presented view.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return node(
            SheetModifier { traits, place in
                traits.background = traits.background ?? place.later { V._evaluate(content, into: &$0) }
            })
    }

    /// The radius of the corners of what is presented, in points; nil for the system's.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        node(SheetModifier { traits, _ in traits.cornerRadius = traits.cornerRadius ?? cornerRadius })
    }

    /// Sets the form of a presented view where there is little room.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        node(
            SheetModifier { traits, _ in
                traits.keepsPopover = ["popover", "none"].contains(adaptation.name)
                traits.becomesCover = adaptation.name == "fullScreenCover"
            })
    }

    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View {
        presentationCompactAdaptation(horizontal)
    }

    /// Sets the use of the views behind the sheet: where they can be used SwiftUI does not dim them, which is not drawn yet.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        node(InertModifier("presentationBackgroundInteraction(_:)") { _ in interaction.isEnabled })
    }

    /// Sets the effect of dragging in the sheet: of no effect in a still picture.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

    /// Sets whether people cannot end the presentation: of no effect in a still picture.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Sets the size of the sheet where there is much room: all are drawn alike.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        node(
            InertModifier("presentationSizing(_:)") {
                !(sizing is AutomaticPresentationSizing) && $0.horizontalSizeClass == .regular
            })
    }
}

/// The size of a sheet where there is much room.
public protocol PresentationSizing {}

/// The size that the system chooses.
public struct AutomaticPresentationSizing: PresentationSizing {}
/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {}
/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {}
/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The size that the system chooses.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size of the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// The size of a page.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}
