package import Foundation
package import TintypeGraphics

/// The area that a stroke of an outline covers.
package struct StrokedOutline: _ShapeOutline {
    let outline: any _ShapeOutline
    let style: StrokeStyle

    package init(outline: any _ShapeOutline, style: StrokeStyle) {
        self.outline = outline
        self.style = style
    }

    package func path(in rect: CGRect) -> Path { outline.path(in: rect).strokedPath(style) }
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { outline.sizeThatFits(proposal) }
    package var _name: String { outline._name }
    package var _attributes: [(String, String)] { outline._attributes + [("stroke", number(style.lineWidth))] }
}
