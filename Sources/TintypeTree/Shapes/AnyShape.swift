package import Foundation
package import TintypeGraphics

/// An outline of any type.
package struct AnyOutline: _InsettableOutline {
    package let base: any _ShapeOutline
    private let amount: CGFloat

    package init(_ base: any _ShapeOutline) {
        self.init(base, inset: 0)
    }

    private init(_ base: any _ShapeOutline, inset amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    package func path(in rect: CGRect) -> Path {
        guard amount != 0 else { return base.path(in: rect) }
        if let insettable = base as? any _InsettableOutline { return insettable.inset(by: amount).path(in: rect) }
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull ? Path() : base.path(in: inner)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    package func inset(by more: CGFloat) -> AnyOutline { AnyOutline(base, inset: amount + more) }
    package var _name: String { base._name }
    package var _attributes: [(String, String)] { base._attributes }
}
