import Foundation
import TintypeGraphics

/// The canvas on which a view is presented.
struct PresentationStage {
    let canvas: CGRect
    /// How far the canvas is unsafe, in points; leading is left.
    let safeArea: EdgeInsets
    let place: ScopeOrigin
    /// The bounds of the view that presents.
    let source: CGRect

    func items(_ view: PresentedView) -> [PresentedItem] {
        var form = view.form
        guard form != .alert, form != .dialog else { return buttons(view) }
        var origin = view.content.origin
        origin.environment.sizeClasses = sizeClasses(form)
        origin.environment.isElevated = form != .cover
        var scope = Scope(origin)
        let nodes = scope.nodes { view.content.body((), &$0) }
        guard let content = scope.page(nodes) else { return [] }
        let traits =
            content.earlyContribution(SheetKey.description, scope.session.feedback) as? SheetTraits ?? SheetTraits()
        if case .popover = form, isCompact, !traits.keepsPopover { form = traits.becomesCover ? .cover : .sheet }
        // What the view presents itself is drawn above it.
        let presenting = PresentationRootModifier().modify(content, in: &scope)
        switch form {
        case .cover: return cover(presenting, traits, scope)
        case .popover(let edge): return popover(content, presenting, edge, traits, scope)
        default: return sheet(presenting, content, traits, scope)
        }
    }

    var environment: EnvironmentValues { place.environment }
    private var isCompact: Bool { environment.sizeClasses.horizontal == .compact }
    private var isNew: Bool { environment.platform.version >= 26 }

    private func sizeClasses(_ form: PresentedView.Form) -> SizeClasses {
        var classes = environment.sizeClasses
        if form != .cover { classes.horizontal = .compact }
        return classes
    }

    func paint(_ style: some ShapeStyle, _ name: String, number: Int) -> Node? {
        var scope = Scope(place.part(number))
        return scope.nodes { $0.appendPaint(style, name: name) }.first
    }

    /// Darkens what is below. The alpha of iOS is .2 in light and .48 in dark scenes.
    func dimming(number: Int) -> [PresentedItem] {
        let alpha = environment.colorScheme == .dark ? 0.48 : 0.2
        return paint(Color.black.opacity(alpha), "dimming", number: number).map {
            [PresentedItem(node: $0, frame: canvas)]
        } ?? []
    }

    /// Of what stands above other views; in dark scenes one step lighter than below.
    var surface: AnyShapeStyle {
        let isDark = environment.colorScheme == .dark
        return AnyShapeStyle(Color(isDark ? ResolvedColor(bytes: 28, 28, 30) : .white))
    }

    // MARK: Forms

    private func cover(_ content: Node, _ traits: SheetTraits, _ scope: Scope) -> [PresentedItem] {
        let isDark = environment.colorScheme == .dark
        let surface = AnyShapeStyle(isDark ? Color.black : .white)
        let card = SheetCard(
            content, surface: background(traits, surface, scope), indicator: nil, contentInsets: safeArea)
        let node = Node(
            id: scope.session.wrapperID(around: content), kind: .deferred(card),
            isRightToLeft: content.isRightToLeft)
        return [PresentedItem(node: node, frame: canvas)]
    }

    private func background(_ traits: SheetTraits, _ usual: AnyShapeStyle, _ scope: Scope) -> Node? {
        guard let background = traits.background else { return paint(usual, "SheetSurface", number: 1) }
        return scope.single(background(()))
    }

    private func sheet(_ content: Node, _ bare: Node, _ traits: SheetTraits, _ scope: Scope) -> [PresentedItem] {
        guard isCompact else { return formSheet(content, bare, traits, scope) }
        // The top stands 10 points below the unsafe area.
        let most = canvas.height - safeArea.top - 10
        let heights = traits.heights?(most) ?? [most]
        let height = traits.chosen?(most) ?? heights.min() ?? most
        let isFull = height > most - 1
        // A sheet that is not as high as it may be floats since iOS 26.
        let margin: CGFloat = isNew && !isFull ? 8 : 0
        let frame = CGRect(
            x: canvas.minX + margin, y: canvas.maxY - height, width: canvas.width - margin * 2,
            height: height - margin)
        let radius = traits.cornerRadius ?? (isNew ? 34 : 10)
        let insets = EdgeInsets(
            top: 0, leading: 0, bottom: max(safeArea.bottom - margin, 0), trailing: 0)
        let shows = traits.showsIndicator ?? (heights.count > 1)
        let node = card(
            content, traits, scope, indicator: shows, insets: insets, radii: (radius, isNew && !isFull ? radius : 0))
        return dimming(number: 0) + [PresentedItem(node: node, frame: frame)]
    }

    /// In the middle of a large canvas: at most 712 by 720 points.
    private func formSheet(_ content: Node, _ bare: Node, _ traits: SheetTraits, _ scope: Scope) -> [PresentedItem] {
        let isMac = environment.platform.name == .macOS
        var size = CGSize(width: min(712, canvas.width - 88), height: min(720, canvas.height - 88))
        if isMac {
            // On macOS a sheet is as large as what it holds.
            let ideal = bare.size(.unspecified)
            size = CGSize(width: min(ideal.width, canvas.width), height: min(ideal.height, canvas.height))
        }
        let frame = CGRect(
            x: canvas.midX - size.width / 2, y: canvas.midY - size.height / 2, width: size.width, height: size.height)
        let radius = traits.cornerRadius ?? (isMac ? 12 : isNew ? 34 : 10)
        let node = card(content, traits, scope, indicator: false, insets: EdgeInsets(), radii: (radius, radius))
        return dimming(number: 0) + [PresentedItem(node: node, frame: frame)]
    }

    private func popover(
        _ bare: Node, _ content: Node, _ edge: Edge, _ traits: SheetTraits, _ scope: Scope
    ) -> [PresentedItem] {
        let ideal = bare.size(.unspecified)
        let size = CGSize(
            width: min(max(ideal.width, 40), canvas.width - 20), height: min(max(ideal.height, 40), canvas.height - 20))
        let gap: CGFloat = 12
        let below = source.maxY + gap + size.height <= canvas.maxY - safeArea.bottom
        let y = below ? source.maxY + gap : max(source.minY - gap - size.height, canvas.minY + safeArea.top)
        let x = min(
            max(source.midX - size.width / 2, canvas.minX + 10), max(canvas.maxX - 10 - size.width, canvas.minX))
        let radius = traits.cornerRadius ?? (isNew ? 24 : 13)
        let node = card(content, traits, scope, indicator: false, insets: EdgeInsets(), radii: (radius, radius))
        var inner = scope
        let shadowed = ShadowModifier(color: Color.black.opacity(0.2), radius: 16, x: 0, y: 4).modify(
            node, in: &inner)
        return [PresentedItem(node: shadowed, frame: CGRect(x: x, y: y, width: size.width, height: size.height))]
    }

    private func card(
        _ content: Node, _ traits: SheetTraits, _ scope: Scope, indicator: Bool, insets: EdgeInsets,
        radii: (CGFloat, CGFloat)
    ) -> Node {
        var inner = scope
        let grey = Color(ListColors.separator(in: environment))
        let bar =
            indicator
            ? inner.nodes { $0.appendShape(Capsule(), [ShapeLayer(.fill(FillStyle()), style: grey)]) }.first : nil
        let card = SheetCard(
            content, surface: background(traits, surface, scope), indicator: bar, contentInsets: insets)
        let node = Node(
            id: scope.session.wrapperID(around: content), kind: .deferred(card),
            isRightToLeft: content.isRightToLeft)
        return ClipModifier(ListCardOutline(top: radii.0, bottom: radii.1)).modify(node, in: &inner)
    }
}
