import Foundation
import TintypeGraphics

extension PresentationStage {
    /// An alert or a dialog: a card with a title, a message and buttons. An alert's middle is that of what is safe.
    func buttons(_ view: PresentedView) -> [PresentedItem] {
        let isAlert = view.form == .alert || environment.platform.name == .macOS
        let metrics = DialogMetrics(environment)
        let width = isAlert ? metrics.width : min(canvas.width - 16, 420)
        var scope = Scope(place.part(2))
        scope.environment.beginScreen(isPresented: true)
        let card = scope.nodes { $0.appendDialogCard(view, isAlert: isAlert, metrics) }
        guard let node = scope.single(card) else { return [] }
        let height = node.size(ProposedViewSize(width: width, height: nil)).height
        let middle = (canvas.minY + safeArea.top + canvas.maxY - safeArea.bottom) / 2
        let y = isAlert ? middle - height / 2 : canvas.maxY - max(safeArea.bottom, 8) - height
        let frame = CGRect(x: canvas.midX - width / 2, y: y, width: width, height: height)
        return dimming(number: 0) + [PresentedItem(node: node, frame: frame)]
    }
}

extension Scope {
    fileprivate mutating func appendDialogCard(_ view: PresentedView, isAlert: Bool, _ metrics: DialogMetrics) {
        let (fields, buttons) = dialogParts(view, metrics)
        let shadow = AttachmentModifier.background(.center) { scope in
            if metrics.isNew { scope.append(.leaf(CardShadowLeaf(cornerRadius: metrics.cornerRadius))) }
        }
        let ground = AnyShapeStyle(metrics.ground)
        let surface = AttachmentModifier.background(.center) { $0.appendPaint(ground, name: "DialogSurface") }
        wrap(with: shadow) { scope in
            scope.wrap(with: ClipModifier(RoundedRectangle(cornerRadius: metrics.cornerRadius))) { scope in
                scope.wrap(with: surface) { scope in
                    scope.appendVStack(spacing: 0) { scope in
                        scope.descend(.index(0)) { $0.appendDialogTexts(view, isAlert: isAlert, metrics) }
                        scope.descend(.index(1)) { $0.appendDialogFields(fields, metrics) }
                        scope.descend(.index(2)) { $0.appendDialogButtons(buttons, isAlert: isAlert, metrics) }
                    }
                }
            }
        }
    }

    /// What an author wrote among the buttons of a dialog: fields to write in, and the buttons in the order in which they
    /// stand. Of two the one that cancels is the first, of more the last, in whichever order they were written (measured on
    /// iOS 26.1; so it was before).
    private func dialogParts(_ view: PresentedView, _ metrics: DialogMetrics) -> (fields: [Node], buttons: [Node]) {
        let nodes = view.content.nodes {
            $0.buttonContext = .alert
            $0.font = .body
            $0.lineLimit = 1
        }
        let isMac = environment.platform.name == .macOS
        let fields = isMac ? [] : nodes.filter { $0.dialogButton == nil }
        let buttons = isMac ? nodes : nodes.filter { $0.dialogButton != nil }
        let cancelling = buttons.filter { $0.dialogButton == .cancel }
        let others = buttons.filter { $0.dialogButton != .cancel }
        return (fields, buttons.count == 2 ? cancelling + others : others + cancelling)
    }

    /// The title and the message. The alerts of iOS 26 have them at the leading side; one alone is regular and in the middle
    /// (measured on iOS 26.1).
    private mutating func appendDialogTexts(_ view: PresentedView, isAlert: Bool, _ metrics: DialogMetrics) {
        let shown = [view.title, view.message].count { $0.map { !$0(()).isEmpty } ?? false }
        guard shown > 0 else { return }
        let isLone = metrics.isNew && shown == 1
        let isLeading = isAlert && metrics.isNew && !isLone
        func nodes(_ text: Evaluation<Void>?, _ font: Font, isPale: Bool) -> [Node] {
            text?.nodes {
                $0.font = isAlert && isLone ? .body : font
                $0.multilineTextAlignment = isLeading ? .leading : .center
                if isPale, !(isAlert && isLone) { $0.foreground = AnyShapeStyle(Color.secondary) }
            } ?? []
        }
        let title = nodes(view.title, isAlert ? .headline : .footnote.weight(.semibold), isPale: !isAlert)
        let message = nodes(
            view.message, isAlert && metrics.isNew ? .subheadline : .footnote, isPale: metrics.isNew || !isAlert)
        var frame = FlexibleFrameModifier()
        frame.maxWidth = .infinity
        frame.alignment = isLeading ? .leading : .center
        wrap(with: PaddingModifier(metrics.textInsets)) { scope in
            scope.wrap(with: frame) { scope in
                scope.appendVStack(alignment: isLeading ? .leading : .center, spacing: metrics.textSpacing) { scope in
                    for node in title + message { scope.append(node) }
                }
            }
        }
    }

    private mutating func appendDialogFields(_ fields: [Node], _ metrics: DialogMetrics) {
        guard !fields.isEmpty else { return }
        var frame = FlexibleFrameModifier()
        frame.maxWidth = .infinity
        frame.minHeight = metrics.fieldHeight
        frame.alignment = .leading
        let ground = AttachmentModifier.background(.center) { scope in
            let shape = ControlGround(cornerRadius: metrics.isNew ? metrics.fieldHeight / 2 : 5)
            scope.appendShape(shape, [ShapeLayer(.fill(FillStyle()), style: metrics.fill)])
        }
        wrap(with: PaddingModifier(metrics.fieldInsets)) { scope in
            scope.appendVStack(spacing: metrics.buttonSpacing) { scope in
                for field in fields {
                    scope.wrap(with: ground) { scope in
                        scope.wrap(with: frame) { scope in
                            scope.wrap(with: PaddingModifier(.horizontal, metrics.isNew ? 15 : 6)) { $0.append(field) }
                        }
                    }
                }
            }
        }
    }

    /// The buttons: two short ones of an alert stand beside each other.
    private mutating func appendDialogButtons(_ buttons: [Node], isAlert: Bool, _ metrics: DialogMetrics) {
        let isRow = isAlert && buttons.count == 2 && buttons.allSatisfy { $0.size(.unspecified).width <= 124 }
        var frame = FlexibleFrameModifier()
        frame.maxWidth = .infinity
        frame.minHeight = metrics.buttonHeight
        let grounds = buttons.map { buttonGround($0, metrics) }
        func add(_ scope: inout Scope) {
            for (index, button) in buttons.enumerated() {
                scope.descend(.index(index)) { scope in
                    scope.wrap(with: grounds[index]) { scope in
                        scope.wrap(with: frame) { $0.append(button) }
                    }
                }
            }
        }
        wrap(with: PaddingModifier(.all, metrics.buttonInset)) { scope in
            if isRow {
                scope.appendHStack(spacing: metrics.buttonSpacing, add)
            } else {
                scope.appendVStack(spacing: metrics.buttonSpacing, add)
            }
        }
    }

    /// A capsule, with the tint where return presses the button; before iOS 26 a line above.
    private func buttonGround(_ button: Node, _ metrics: DialogMetrics) -> AttachmentModifier {
        guard metrics.isNew else {
            let line = Color(ListColors.separator(in: environment))
            let thickness = environment.pixelLength
            return .background(.top) { scope in
                scope.wrap(with: FrameModifier(width: nil, height: thickness)) { $0.appendPaint(line) }
            }
        }
        let style =
            button.dialogButton == .preferred ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(metrics.fill)
        return .background(.center) {
            $0.appendShape(Capsule(), [ShapeLayer(.fill(FillStyle()), style: style)])
        }
    }
}
