import Foundation
import TintypeGraphics

/// What a list draws in a row besides what the row holds.
struct ListRowParts {
    /// The surface, and what shows that the row is chosen.
    var backgrounds: [Node] = []
    /// Controls of the edit mode.
    var leading: [Node] = []
    /// The badge, the chevron of a link, the handle to move the row by.
    var trailing: [Node] = []
    var above: Node?
    var below: Node?
    /// Of the separators, in points.
    var thickness: CGFloat = 1

    /// Between the content and what stands beside it, in points.
    static let gap: CGFloat = 12

    var leadingWidth: CGFloat { width(leading) }
    var trailingWidth: CGFloat { width(trailing) }

    private func width(_ nodes: [Node]) -> CGFloat {
        nodes.reduce(0) { $0 + $1.size(.unspecified).width + ListRowParts.gap }
    }
}

/// Makes the parts of rows, in the environment of the list.
struct ListRowBuilder {
    let origin: ScopeOrigin
    let metrics: ListMetrics
    let options: ListOptions
    /// Whether several rows can be chosen, so that the edit mode shows which are.
    let choosesSeveral: Bool

    private var environment: EnvironmentValues { origin.environment }

    func row(_ content: Node, _ place: ListRowPlace) -> Node {
        let session = origin.session
        let traits = content.listRow
        var scope = Scope(origin)
        scope.id = session.secondaryID(beside: content)
        var parts = ListRowParts()
        parts.backgrounds = backgrounds(traits, place, &scope)
        parts.leading = leading(traits, place, &scope)
        parts.trailing = trailing(traits, &scope)
        addSeparators(to: &parts, traits, place, &scope)
        let row = ListRowContent(
            content, place: place, metrics: metrics, parts: parts, leastHeight: environment.leastRowHeight)
        let deferred = Node(
            id: session.wrapperID(around: content), kind: .deferred(row),
            isRightToLeft: content.isRightToLeft)
        deferred.keys = content.keys
        return ClipModifier(row.outline).modify(deferred, in: &scope)
    }

    /// A header or footer, which has no surface.
    func heading(_ content: Node, least: CGFloat?) -> Node {
        var scope = Scope(origin)
        var insets = content.listRow.insets ?? EdgeInsets(.horizontal, metrics.rowInsets.leading)
        insets.leading += metrics.cardInset
        insets.trailing += metrics.cardInset
        let padded = PaddingModifier(insets).modify(content, in: &scope)
        var frame = FlexibleFrameModifier()
        frame.maxWidth = .infinity
        frame.minHeight = least
        frame.alignment = .leading
        return frame.modify(padded, in: &scope)
    }

    private func backgrounds(_ traits: ListRowTraits, _ place: ListRowPlace, _ scope: inout Scope) -> [Node] {
        var nodes: [Node] = []
        if let background = traits.background {
            nodes += background(())
        } else if metrics.isGrouped {
            nodes += scope.nodes { $0.appendPaint(Color(ListColors.row(in: environment)), name: "ListRowSurface") }
        }
        if options.alternatesRows, place.isOdd, traits.background == nil {
            let shape = RoundedRectangle(cornerRadius: metrics.stripeRadius)
            let color = Color(ListColors.stripe(in: environment))
            nodes += scope.nodes { scope in
                scope.withEnvironment {
                    $0.foreground = AnyShapeStyle(color)
                } _: {
                    $0.appendShape(shape)
                }
            }
        }
        if place.isSelected, !options.isEditing {
            let color = Color(ListColors.selection(in: environment))
            nodes += scope.nodes { $0.appendPaint(color, name: "ListRowSelection") }
        }
        return nodes
    }

    private func leading(_ traits: ListRowTraits, _ place: ListRowPlace, _ scope: inout Scope) -> [Node] {
        guard options.isEditing else { return [] }
        if choosesSeveral {
            return place.isSelected
                ? symbol("checkmark.circle.fill", size: 22, Color.accentColor, &scope)
                : symbol("circle", size: 22, ControlColor.tertiaryLabel, &scope)
        }
        return traits.canDelete == true ? symbol("minus.circle.fill", size: 22, Color.red, &scope) : []
    }

    private func trailing(_ traits: ListRowTraits, _ scope: inout Scope) -> [Node] {
        var nodes: [Node] = []
        if let badge = traits.badge { nodes += badge(()) }
        if traits.leadsOn, !options.isEditing, metrics.platform.name == .iOS {
            nodes += symbol("chevron.forward", size: 14, weight: .semibold, ControlColor.tertiaryLabel, &scope)
        }
        if options.isEditing, traits.canMove == true {
            nodes += symbol("line.3.horizontal", size: 18, ControlColor.tertiaryLabel, &scope)
        }
        return nodes
    }

    private func symbol(
        _ name: String, size: CGFloat, weight: Font.Weight = .regular, _ style: some ShapeStyle,
        _ scope: inout Scope
    ) -> [Node] {
        scope.nodes { scope in
            scope.withEnvironment {
                $0.font = .system(size: size, weight: weight)
                $0.foreground = AnyShapeStyle(style)
            } _: {
                $0.appendSymbol(name)
            }
        }
    }

    private func addSeparators(
        to parts: inout ListRowParts, _ traits: ListRowTraits, _ place: ListRowPlace, _ scope: inout Scope
    ) {
        parts.thickness = metrics.platform.name == .macOS ? 1 : environment.pixelLength
        guard metrics.drawsSeparators, !place.isApart else { return }
        func line(_ tint: Color?) -> Node? {
            let color = tint ?? Color(ListColors.separator(in: environment))
            return scope.nodes { $0.appendPaint(color, name: "ListRowSeparator") }.first
        }
        let below = traits.separatorBelow
        let isUsual = place.isLast ? metrics.closesSections && traits.sectionSeparator.isShown != false : true
        if !place.isClosedBelow, below.isShown ?? isUsual { parts.below = line(below.tint) }
        if traits.separatorAbove.isShown == true, place.isFirst { parts.above = line(traits.separatorAbove.tint) }
    }
}
