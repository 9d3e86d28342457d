package import TintypeGraphics

/// `gridCellColumns`, `gridCellAnchor`, `gridColumnAlignment` and `gridCellUnsizedAxes`: what a view tells the Grid around it.
///
/// Of several ones of a kind the innermost counts; unsized axes add up.
package struct GridCellModifier: NodeModifier {
    private let edit: (inout GridCellTraits) -> Void

    package static func columns(_ count: Int) -> Self { Self { $0.columns = $0.columns ?? count } }
    package static func anchor(_ anchor: UnitPoint) -> Self { Self { $0.anchor = $0.anchor ?? anchor } }
    package static func columnAlignment(_ guide: HorizontalAlignment) -> Self {
        Self { $0.columnAlignment = $0.columnAlignment ?? guide }
    }
    package static func unsizedAxes(_ axes: Axis.Set) -> Self { Self { $0.unsizedAxes.formUnion(axes) } }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        var traits = node.traits.gridCell ?? GridCellTraits()
        edit(&traits)
        node.traits.gridCell = traits
        return node
    }
}
