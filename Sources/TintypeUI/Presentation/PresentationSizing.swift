public import Foundation
public import TintypeTree

/// The size of a sheet where there is much room. Pictures draw all sizes alike, and ask none.
public protocol PresentationSizing {
    /// The size that is proposed to the content, in points.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a presentation, for its sizing.
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// The size that the content has for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The context of a presentation's sizing.
public struct PresentationSizingContext {}

/// The size that the system chooses.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

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

extension PresentationSizing {
    /// The size, with lengths of the content's along the axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        PartlyFittedSizing(base: self, isHorizontal: horizontal, isVertical: vertical)
    }

    /// The size, which does not shrink along the axes once it has grown: a picture has no earlier size.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

/// A size of which some lengths are the content's.
struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let isHorizontal: Bool
    let isVertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        let size = base.proposedSize(for: root, context: context)
        let fitting = root.sizeThatFits(
            ProposedViewSize(width: isHorizontal ? nil : size.width, height: isVertical ? nil : size.height))
        return ProposedViewSize(
            width: isHorizontal ? fitting.width : size.width, height: isVertical ? fitting.height : size.height)
    }
}
