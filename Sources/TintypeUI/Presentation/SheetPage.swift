import Foundation
import TintypeGraphics
import TintypeTree

/// A presented view on its surface.
struct SheetPage: PageLayout {
    let view: Node
    /// nil for none.
    let surface: Node?
    /// The bar that shows that the sheet can be dragged; nil for none.
    let indicator: Node?
    /// The lengths by which unsafe areas reach into the surface, in points.
    let contentInsets: EdgeInsets
    let metrics: SheetMetrics

    var content: [Node] { [view] }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: view.size(proposal))
    }

    func place(on page: inout Page) {
        let frame = page.frame
        page.put(surface, in: frame)
        page.put(view, in: frame.inset(by: contentInsets, isRightToLeft: false), safeArea: .within(contentInsets))
        let size = metrics.indicatorSize
        let bar = CGPoint(x: frame.midX - size.width / 2, y: frame.minY + metrics.indicatorInset)
        page.put(indicator, in: CGRect(origin: bar, size: size))
    }

    var nodeName: String { "sheet" }
}
