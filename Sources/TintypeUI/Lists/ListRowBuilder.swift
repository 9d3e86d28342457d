import Foundation
import TintypeGraphics
import TintypeTree

/// Makes the rows, headers and footers of a list, in the environment of the list.
struct ListRowBuilder: ListRowMaker {
    let origin: ScopeOrigin
    let metrics: ListMetrics
    let options: ListOptions
    /// nil where nothing can be chosen.
    let selection: ListSelection?

    /// Indicates whether several rows can be chosen, so that the edit mode shows which are.
    private var choosesSeveral: Bool { selection?.isMultiple ?? false }

    private var environment: EnvironmentValues { origin.environment }

    func row(_ content: Node, at place: ListRowPlace, key: AnyHashable?) -> Node {
        let traits = content.listRow
        var beside = origin
        beside.id = origin.session.secondaryID(beside: content)
        var parts = ListRowParts()
        parts.gap = metrics.partGap
        parts.insets = traits.insets ?? metrics.rowInsets
        parts.leastHeight = environment.leastRowHeight ?? metrics.leastRowHeight
        parts.backgrounds = beside.part(0).nodes(of: background(traits, place))
        let touches = ListRowTouches(row: content, traits: traits, place: beside)
        if let control = leadingControl(traits, place) {
            parts.leading =
                choosesSeveral
                ? beside.part(1).nodes(of: control)
                : beside.part(1).nodes(
                    of: control.standing(as: .button, named: "Remove") { touches.openForDeletion() })
        }
        parts.trailing = beside.part(2).nodes(of: trailing(traits))
        addSeparators(to: &parts, traits, place, beside)
        var scope = Scope(beside)
        let row = scope.listRow(around: content, parts: parts, at: place)
        touches.answerMoves(of: row, isEditing: options.isEditing)
        touches.answerTaps(of: row, choosing: selection.map { ($0, $0.values(of: content, key: key)) })
        let open = touches.open
        let swiped = (open?.buttons ?? traits.swipeActions).flatMap { actions in
            beside.part(5).node(
                of: self.swiped(row, by: actions, open?.edge ?? traits.swipeEdge, close: touches.close))
        }
        let clipped = ClipModifier(outline(place)).modify(swiped ?? row, in: &scope)
        touches.answerSwipes(of: clipped)
        return clipped
    }

    /// A row that is swiped aside as far as its actions are wide.
    private func swiped(
        _ row: Node, by actions: Evaluation<Void>, _ edge: HorizontalEdge, close: @escaping () -> Void
    ) -> some View {
        let buttons = actions.nodes { environment in
            environment.buttonContext = .swipe
            environment.end = close
            (environment.tint, environment.tintStyle) = (nil, nil)
        }
        // The first action is the one at the edge.
        let strip = SwipeStrip(
            buttons: edge == .trailing ? buttons.reversed() : buttons, metrics: SwipeMetrics(metrics.platform))
        let width = origin.node(of: strip)?.size(.unspecified).width ?? 0
        // Offsets are to the right in both directions of reading.
        let isToTheLeft = (edge == .trailing) == (environment.layoutDirection == .leftToRight)
        return MadeView(row)
            .offset(x: isToTheLeft ? -width : width)
            .overlay(alignment: edge == .trailing ? .trailing : .leading) { strip }
    }

    /// A header or footer, which has no surface.
    func heading(_ content: Node, isHeader: Bool) -> Node {
        var insets = content.listRow.insets ?? EdgeInsets(.horizontal, metrics.rowInsets.leading)
        insets.leading += metrics.cardInset
        insets.trailing += metrics.cardInset
        let least = isHeader ? environment.defaultMinListHeaderHeight : nil
        let heading = MadeView(content)
            .padding(insets)
            .frame(maxWidth: .infinity, minHeight: least, alignment: .leading)
        return origin.node(of: heading) ?? content
    }

    // MARK: Parts of rows

    /// The first and the last row of a section have the corners of its card.
    private func outline(_ place: ListRowPlace) -> CardShape {
        let radius = metrics.cardRadius
        return CardShape(
            top: place.isFirst || place.isApart ? radius : 0, bottom: place.isLast || place.isApart ? radius : 0)
    }

    @ViewBuilder private func background(_ traits: ListRowTraits, _ place: ListRowPlace) -> some View {
        if let background = traits.background {
            LaterView(background)
        } else {
            if metrics.isGrouped { SurfaceView(SurfaceColor.card, name: "ListRowSurface") }
            if options.alternatesRows, place.isOdd {
                RoundedRectangle(cornerRadius: metrics.stripeRadius).fill(SurfaceColor.stripe)
            }
        }
        if place.isSelected, !options.isEditing { SurfaceView(SurfaceColor.selection, name: "ListRowSelection") }
    }

    /// The control at the leading edge that the edit mode brings; nil for none.
    private func leadingControl(_ traits: ListRowTraits, _ place: ListRowPlace) -> ListRowSymbol? {
        guard options.isEditing else { return nil }
        let font = Font.system(size: metrics.editingSymbolSize)
        if choosesSeveral {
            return place.isSelected
                ? ListRowSymbol("checkmark.circle.fill", font, Color.accentColor)
                : ListRowSymbol("circle", font, ControlColor.tertiaryLabel)
        }
        return traits.canDelete == true ? ListRowSymbol("minus.circle.fill", font, Color.red) : nil
    }

    @ViewBuilder private func trailing(_ traits: ListRowTraits) -> some View {
        if let badge = traits.badge { LaterView(badge) }
        if traits.leadsOn, !options.isEditing, metrics.platform.name == .iOS {
            ListRowSymbol("chevron.forward", metrics.chevronFont, ControlColor.tertiaryLabel)
        }
        if options.isEditing, traits.canMove == true {
            ListRowSymbol("line.3.horizontal", .system(size: metrics.handleSize), ControlColor.tertiaryLabel)
        }
    }

    private func addSeparators(
        to parts: inout ListRowParts, _ traits: ListRowTraits, _ place: ListRowPlace, _ beside: ScopeOrigin
    ) {
        // iOS 26.1 draws none beside a chosen row.
        let isChosen = metrics.hidesLinesOfChosen && !options.isEditing && (place.isSelected || place.isNextSelected)
        guard metrics.drawsSeparators, !place.isApart, !isChosen else { return }
        parts.thickness = metrics.separatorThickness(pixelLength: environment.pixelLength)
        parts.separatorEnd = metrics.separatorEnd
        func line(_ tint: Color?, _ number: Int) -> Node? {
            let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(SurfaceColor.separator)
            return beside.part(number).node(of: SurfaceView(style, name: "ListRowSeparator"))
        }
        let below = traits.separatorBelow
        let isUsual = place.isLast ? metrics.closesSections && traits.sectionSeparator.isShown != false : true
        let tint = place.isLast ? traits.sectionSeparator.tint ?? below.tint : below.tint
        if !place.isClosedBelow, below.isShown ?? isUsual { parts.below = line(tint, 3) }
        if traits.separatorAbove.isShown == true, place.isFirst { parts.above = line(traits.separatorAbove.tint, 4) }
    }
}

/// A symbol beside what a row holds.
private nonisolated struct ListRowSymbol: BuiltInView {
    private let name: String
    private let font: Font
    private let style: AnyShapeStyle

    init(_ name: String, _ font: Font, _ style: some ShapeStyle) {
        self.name = name
        self.font = font
        self.style = AnyShapeStyle(style)
    }

    var body: some View { Image(systemName: name).font(font).foregroundStyle(style) }
}
