package import Foundation
import TintypeGraphics

/// A layout of a page: of views with bars around them, or of what stands over a whole screen.
///
/// Unlike the public `Layout` it reaches out of its frame, to the edges of the screen that the frame touches, and gives each
/// view a safe area. So it is placed as a whole, and not by proposals to children.
package protocol PageLayout: Described {
    /// The views whose preferences are known before the page is placed.
    var content: [Node] { get }
    /// The page's size for `proposal`, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Puts the views where they belong, those at the back first.
    func place(on page: inout Page)
}

extension PageLayout {
    package var content: [Node] { [] }
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// A page as a node holds it.
final class PageContent: DeferredContent {
    private let layout: any PageLayout
    private(set) var made: [Node] = []

    init(_ layout: any PageLayout) {
        self.layout = layout
    }

    /// nil where the page makes its views only when it is placed.
    var early: [Node]? { layout.content.isEmpty ? nil : layout.content }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal) }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        var page = Page(frame: frame, pass: pass, context: context)
        layout.place(on: &page)
        made = page.placed
    }

    var nodeName: String { layout.nodeName }
    var nodeAttributes: [SettledAttribute] { layout.nodeAttributes }
}

extension Scope {
    /// Appends a page of views that are made when it is placed.
    package mutating func appendPage(_ layout: some PageLayout) {
        append(.deferred(PageContent(layout)))
    }

    /// A page around `content`, one of its views.
    package func page(_ layout: some PageLayout, around content: Node) -> Node {
        Node(
            id: session.wrapperID(around: content), kind: .deferred(PageContent(layout)),
            isRightToLeft: content.isRightToLeft)
    }
}
