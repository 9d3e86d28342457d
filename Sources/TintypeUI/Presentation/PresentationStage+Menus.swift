import Foundation
import TintypeGraphics
import TintypeTree

// Open menus: beside the control that opens one, or beside what a context menu belongs to.
extension PresentationStage {
    private var metrics: OpenMenuMetrics { OpenMenuMetrics(environment) }

    /// The part of the screen in which a menu may stand.
    private var room: CGRect {
        let (top, bottom) = (max(unsafe.top, metrics.margin), max(unsafe.bottom, metrics.margin))
        return CGRect(
            x: screen.minX + metrics.margin, y: screen.minY + top, width: screen.width - metrics.margin * 2,
            height: screen.height - top - bottom)
    }

    /// A menu below the control that opens it, or above where there is more room.
    func menu(_ view: PresentedView) -> [Part] {
        let items = items(of: view)
        let size = size(of: items)
        let (above, below) = (source.minY - metrics.gap - room.minY, room.maxY - source.maxY - metrics.gap)
        let isUpwards = size.height > below && above > below
        let height = min(size.height, max(isUpwards ? above : below, 0))
        let y = isUpwards ? source.minY - metrics.gap - height : source.maxY + metrics.gap
        let order = view.content.origin.environment.menuOrder
        return card(
            items, isUpwards: isUpwards && order != .fixed, scrolls: height < size.height,
            in: CGRect(x: leading(size.width, beside: source), y: y, width: size.width, height: height))
    }

    /// A context menu below its owner, everything else behind both.
    func contextMenu(_ view: PresentedView) -> [Part] {
        let items = items(of: view)
        let size = size(of: items)
        let lifted = lifted(view)
        var parts =
            place.part(4).node(of: SurfaceView(metrics.backdrop, name: "dimming"))
            .map { [Part(node: $0, frame: screen)] } ?? []
        let gap = lifted == nil ? metrics.gap : metrics.liftedGap
        let frame = lifted?.frame ?? source
        // The lifted view moves up where the menu would leave the screen.
        let most = max(room.height - size.height - gap, 0)
        let shown = min(frame.height, most)
        let y = max(min(frame.minY, room.maxY - size.height - gap - shown), room.minY)
        if let lifted {
            parts.append(Part(node: lifted.node, frame: CGRect(x: frame.minX, y: y, width: frame.width, height: shown)))
        }
        let height = min(size.height, room.height)
        return parts
            + card(
                items, isUpwards: false, scrolls: height < size.height,
                in: CGRect(
                    x: leading(size.width, beside: frame), y: y + shown + gap, width: size.width, height: height))
    }

    // MARK: Parts

    /// The owner of a context menu on a card: its preview, or the view itself where it stands.
    private func lifted(_ view: PresentedView) -> Part? {
        let place = place.part(5)
        if let preview = view.title {
            let card = LiftedCard(view: preview, margin: 0, metrics: metrics)
            guard let node = place.node(of: card) else { return nil }
            let ideal = node.size(.unspecified)
            let size = CGSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height / 2))
            let x = max(min(source.midX - size.width / 2, room.maxX - size.width), room.minX)
            return Part(node: node, frame: CGRect(origin: CGPoint(x: x, y: source.minY), size: size))
        }
        guard let lifted = view.lifted else { return nil }
        let card = LiftedCard(view: lifted, margin: metrics.liftedMargin, metrics: metrics)
        let frame = source.insetBy(dx: -metrics.liftedMargin, dy: -metrics.liftedMargin)
        return place.node(of: card).map { Part(node: $0, frame: frame) }
    }

    /// The rows, which know the columns that some of them ask for.
    private func items(of view: PresentedView) -> [Node] {
        func nodes(_ columns: MenuColumns) -> [Node] {
            view.content.nodes { environment in
                environment.beginMenu(columns, OpenMenuMetrics(environment))
            }
        }
        let items = nodes(MenuColumns())
        let columns = MenuColumns(of: items, in: place.session)
        return columns == MenuColumns() ? items : nodes(columns)
    }

    private func size(of items: [Node]) -> CGSize {
        guard let card = place.part(6).node(of: MenuCard(items, isUpwards: false, metrics)) else { return .zero }
        let width = min(metrics.width ?? card.size(.unspecified).width, room.width)
        return CGSize(width: width, height: card.size(ProposedViewSize(width: width, height: nil)).height)
    }

    /// At the edge of the view that is nearer to the screen's, in the middle of one that is in the middle.
    private func leading(_ width: CGFloat, beside view: CGRect) -> CGFloat {
        let middle = (view.midX - screen.minX) / max(screen.width, 1)
        let x = middle < 0.4 ? view.minX : middle > 0.6 ? view.maxX - width : view.midX - width / 2
        return max(min(x, room.maxX - width), room.minX)
    }

    private func card(_ items: [Node], isUpwards: Bool, scrolls: Bool, in frame: CGRect) -> [Part] {
        var card = MenuCard(items, isUpwards: isUpwards, metrics)
        card.scrolls = scrolls
        return place.part(6).node(of: card).map { [Part(node: $0, frame: frame)] } ?? []
    }
}

extension EnvironmentValues {
    /// Takes away the styles that were chosen for controls around a menu, for its rows, which have their own.
    fileprivate mutating func beginMenu(_ columns: MenuColumns, _ metrics: OpenMenuMetrics) {
        buttonContext = .menu
        menuColumns = columns
        font = metrics.rowFont
        lineLimit = 2
        keyboardShortcut = nil
        removeControlStyle(of: PrimitiveButtonStyleConfiguration.self)
        removeControlStyle(of: ToggleStyleConfiguration.self)
        removeControlStyle(of: LabelStyleConfiguration.self)
        removeControlStyle(of: MenuStyleConfiguration.self)
        removeControlStyle(of: ControlGroupStyleConfiguration.self)
    }
}

/// A view that is lifted above the others, or a preview of it, on a ground of its own.
private nonisolated struct LiftedCard: BuiltInView {
    let view: Evaluation<Void>
    let margin: CGFloat
    let metrics: OpenMenuMetrics

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: metrics.liftedCornerRadius)
        LaterView(view)
            .padding(margin)
            .background { SurfaceView(SurfaceColor.card, name: "LiftedSurface") }
            .clipShape(shape)
            .background { CardShadow(cornerRadius: metrics.liftedCornerRadius) }
    }
}
