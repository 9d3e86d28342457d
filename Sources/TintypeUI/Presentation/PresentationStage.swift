import Foundation
import TintypeGraphics
import TintypeTree

/// The screen on which a view is presented.
struct PresentationStage {
    /// A part of what is presented, and where it stands, in points of the screen's space.
    struct Part {
        var node: Node
        var frame: CGRect
    }

    let screen: CGRect
    /// The lengths by which the screen is unsafe, in points; leading is left.
    let unsafe: EdgeInsets
    let place: ScopeOrigin
    /// The bounds of the view that presents.
    let source: CGRect

    var environment: EnvironmentValues { place.environment }
    private var metrics: SheetMetrics { SheetMetrics(environment) }
    private var isCompact: Bool { environment.sizeClasses.horizontal == .compact }

    /// The parts that are drawn of a view, the lowest first.
    func parts(of view: PresentedView) -> [Part] {
        var form = view.form
        switch form {
        case .alert, .dialog: return dialog(view)
        case .menu: return closing(menu(view), by: view.end)
        case .contextMenu: return closing(contextMenu(view), by: view.end)
        case .sheet, .cover, .popover: break
        }
        var origin = view.content.origin
        origin.environment.sizeClasses = environment.sizeClasses
        if form != .cover { origin.environment.sizeClasses.horizontal = .compact }
        let hold = form == .cover ? nil : hold
        if let hold { origin.environment.scrollDeeds.yields = hold.takesScroll }
        origin.environment.isElevated = form != .cover
        origin.environment.showsSidebarToggle = false
        var scope = Scope(origin)
        let nodes = scope.nodes { view.content.body((), &$0) }
        guard let content = scope.page(nodes) else { return [] }
        let traits = SheetTraits(of: content, in: scope.session)
        if case .popover = form, isCompact, !traits.keepsPopover { form = traits.becomesCover ? .cover : .sheet }
        // What the view presents itself is drawn above it.
        let presenting = PresentationRoot().modify(content, in: &scope)
        if !traits.staysOpen {
            presenting.touch = (presenting.touch ?? []) + [.offer(.dismiss(view.end))]
        }
        switch form {
        case .cover: return cover(presenting, traits, origin)
        case .popover:
            let parts = popover(presenting, ideal: content.size(.unspecified), traits, origin)
            return traits.staysOpen ? parts : endedBeside(parts, by: view.end)
        default:
            let drag = hold.map { SheetDrag(hold: $0, traits: traits, end: traits.staysOpen ? nil : view.end) }
            let parts =
                isCompact
                ? sheet(presenting, traits, origin, drag)
                : formSheet(presenting, ideal: content.size(.unspecified), traits, origin, drag)
            return traits.staysOpen ? parts : endedBeside(parts, by: view.end)
        }
    }

    /// The hold of a finger on a sheet; nil in a picture.
    private var hold: SheetHold? {
        let session = place.session
        guard session.presentation != nil else { return nil }
        return session.state(of: place.id, index: 0) { SheetHold(session: session) }
    }

    /// The parts of something that its user may close, also by a tap beside it.
    private func closing(_ parts: [Part], by end: @escaping () -> Void) -> [Part] {
        for part in parts { part.node.touch = (part.node.touch ?? []) + [.offer(.dismiss(end))] }
        return endedBeside(parts, by: end)
    }

    /// The parts of something that a tap beside the topmost of them ends.
    private func endedBeside(_ parts: [Part], by end: @escaping () -> Void) -> [Part] {
        guard place.session.presentation != nil, let card = parts.last,
            let outside = place.part(7).node(of: Color.clear.onPartTap("outside") { _, _ in end() })
        else { return parts }
        return parts.dropLast() + [Part(node: outside, frame: screen), card]
    }

    // MARK: Forms

    private func cover(_ content: Node, _ traits: SheetTraits, _ origin: ScopeOrigin) -> [Part] {
        let surface = surface(traits, metrics.coverSurface)
        let page = SheetPage(
            view: content, surface: surface, indicator: nil, contentInsets: unsafe, metrics: metrics)
        return [Part(node: Scope(origin).page(page, around: content), frame: screen)]
    }

    private func sheet(
        _ content: Node, _ traits: SheetTraits, _ origin: ScopeOrigin, _ drag: SheetDrag?
    ) -> [Part] {
        // What a sheet's height is counted in is safe: it goes on to the screen's lower edge.
        let most = screen.height - unsafe.top - metrics.topMargin(unsafe: unsafe.top) - unsafe.bottom
        let heights = traits.heights?(most) ?? [most]
        let height = traits.chosen?(most) ?? drag?.hold.height(of: heights) ?? heights.min() ?? most
        let isFull = height > most - 1
        let margin = isFull ? 0 : metrics.floatingMargin
        // A sheet that floats is made smaller as a whole.
        let scale = (screen.width - margin * 2) / max(screen.width, 1)
        let length = (height + unsafe.bottom) * scale
        let frame = CGRect(
            x: screen.minX + margin, y: screen.maxY - margin - length, width: screen.width - margin * 2, height: length)
        let radius = traits.cornerRadius ?? metrics.cornerRadius
        let insets = EdgeInsets(top: 0, leading: 0, bottom: max(unsafe.bottom - margin, 0), trailing: 0)
        let card = SheetCard(
            page: page(
                content, traits, floats: metrics.isNew && !isFull,
                hasIndicator: traits.showsIndicator ?? (heights.count > 1), insets),
            shape: CardShape(
                top: radius, bottom: metrics.isNew && !isFull ? traits.cornerRadius ?? metrics.lowerCornerRadius : 0))
        return dimmed(card, in: frame, origin, drag?.responder(of: heights, at: height, most: most))
    }

    /// In the middle of a large screen.
    private func formSheet(
        _ content: Node, ideal: CGSize, _ traits: SheetTraits, _ origin: ScopeOrigin, _ drag: SheetDrag?
    ) -> [Part] {
        var size = CGSize(
            width: min(metrics.formSize.width, screen.width - metrics.formMargins),
            height: min(metrics.formSize.height, screen.height - metrics.formMargins))
        if metrics.isMac {
            // On macOS a sheet is as large as what it holds.
            size = CGSize(width: min(ideal.width, screen.width), height: min(ideal.height, screen.height))
        }
        let frame = CGRect(
            x: screen.midX - size.width / 2, y: screen.midY - size.height / 2, width: size.width, height: size.height)
        let radius = traits.cornerRadius ?? metrics.formCornerRadius
        let card = SheetCard(page: page(content, traits), shape: CardShape(top: radius, bottom: radius))
        return dimmed(
            card, in: frame, origin, drag?.responder(of: [size.height], at: size.height, most: size.height))
    }

    private func popover(
        _ content: Node, ideal: CGSize, _ traits: SheetTraits, _ origin: ScopeOrigin
    ) -> [Part] {
        let (margin, gap, least) = (metrics.popoverMargin, metrics.popoverGap, metrics.leastPopoverLength)
        let size = CGSize(
            width: min(max(ideal.width, least), screen.width - margin * 2),
            height: min(max(ideal.height, least), screen.height - margin * 2))
        let below = source.maxY + gap + size.height <= screen.maxY - unsafe.bottom
        let y = below ? source.maxY + gap : max(source.minY - gap - size.height, screen.minY + unsafe.top)
        let x = min(
            max(source.midX - size.width / 2, screen.minX + margin),
            max(screen.maxX - margin - size.width, screen.minX))
        let radius = traits.cornerRadius ?? metrics.popoverCornerRadius
        let card = SheetCard(page: page(content, traits), shape: CardShape(top: radius, bottom: radius))
        let shadowed = card.shadow(color: Color.black.opacity(0.2), radius: 16, x: 0, y: 4)
        guard let node = origin.node(of: shadowed) else { return [] }
        return [Part(node: node, frame: CGRect(origin: CGPoint(x: x, y: y), size: size))]
    }

    /// An alert or a dialog. An alert's middle is that of what is safe.
    private func dialog(_ view: PresentedView) -> [Part] {
        let metrics = DialogMetrics(environment)
        let isAlert = view.form == .alert || metrics.isMac
        let width = isAlert ? metrics.width : metrics.dialogWidth(on: screen.width)
        var origin = place.part(2)
        origin.environment.beginScreen(isPresented: true)
        let card = DialogCard(view, isAlert: isAlert, metrics)
        guard let node = origin.node(of: card) else { return [] }
        let height = node.size(ProposedViewSize(width: width, height: nil)).height
        let middle = (screen.minY + unsafe.top + screen.maxY - unsafe.bottom) / 2
        let y =
            isAlert
            ? middle - height / 2 : screen.maxY - max(unsafe.bottom, metrics.dialogMargin) - height
        let frame = CGRect(x: screen.midX - width / 2, y: y, width: width, height: height)
        let parts = dimming + [Part(node: node, frame: frame)]
        return isAlert ? parts : closing(parts, by: card.cancel ?? view.end)
    }

    // MARK: Parts

    private func page(
        _ content: Node, _ traits: SheetTraits, floats: Bool = false, hasIndicator: Bool = false,
        _ insets: EdgeInsets = EdgeInsets()
    ) -> SheetPage {
        let indicator = hasIndicator ? place.part(3).node(of: Capsule().fill(metrics.indicatorColor)) : nil
        let usual = floats ? metrics.floatingSurface : AnyShapeStyle(metrics.surface)
        return SheetPage(
            view: content, surface: surface(traits, usual), indicator: indicator, contentInsets: insets,
            metrics: metrics)
    }

    private func surface(_ traits: SheetTraits, _ usual: some ShapeStyle) -> Node? {
        let place = place.part(1)
        if let background = traits.background { return place.node(of: LaterView(background)) }
        return place.node(of: SurfaceView(usual, name: "SheetSurface"))
    }

    private func dimmed(
        _ card: SheetCard, in frame: CGRect, _ origin: ScopeOrigin, _ responder: TouchResponder?
    ) -> [Part] {
        guard let node = origin.node(of: card) else { return dimming }
        if let responder { node.touch = (node.touch ?? []) + [.responder(responder)] }
        return dimming + [Part(node: node, frame: frame)]
    }

    private var dimming: [Part] {
        let node = place.part(0).node(of: SurfaceView(metrics.dimming, name: "dimming"))
        return node.map { [Part(node: $0, frame: screen)] } ?? []
    }
}
