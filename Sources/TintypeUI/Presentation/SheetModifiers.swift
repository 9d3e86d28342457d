public import Foundation
import TintypeGraphics
public import TintypeTree

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
                traits.choose =
                    traits.choose ?? { most, height in
                        if let detent = detents.first(where: { $0.height(most) == height }) {
                            selection.wrappedValue = detent
                        }
                    }
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
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        node(LivingSheetModifier { if behavior == .scrolls { $0.scrollsFirst = true } })
    }

    /// Sets whether people cannot end the presentation: of no effect in a still picture.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        node(LivingSheetModifier { if isDisabled { $0.staysOpen = true } })
    }

    /// Sets the size of the sheet where there is much room: all are drawn alike.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        node(
            InertModifier("presentationSizing(_:)") {
                !(sizing is AutomaticPresentationSizing) && $0.horizontalSizeClass == .regular
            })
    }
}

/// Says in a living view what people can do with its presentation.
private struct LivingSheetModifier: NodeModifier {
    let edit: (inout SheetTraits) -> Void

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        guard scope.session.presentation != nil else { return node }
        return SheetModifier { traits, _ in edit(&traits) }.modify(node, in: &scope)
    }
}
