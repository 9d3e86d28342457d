import Foundation
import TintypeGraphics

extension PresentationStage {
    /// An alert or a dialog: a card with a title, a message and buttons.
    func buttons(_ view: PresentedView) -> [PresentedItem] {
        let isAlert = view.form == .alert || environment.platform.name == .macOS
        let isNew = environment.platform.version >= 26
        let width = isAlert ? (isNew ? 300 : 270) : min(canvas.width - 16, 420)
        var scope = Scope(place.part(2))
        scope.environment.beginScreen(isPresented: true)
        let card = scope.nodes { $0.appendDialogCard(view, isAlert: isAlert, isNew: isNew) }
        guard let node = scope.single(card) else { return [] }
        let height = node.size(ProposedViewSize(width: width, height: nil)).height
        let y = isAlert ? canvas.midY - height / 2 : canvas.maxY - max(safeArea.bottom, 8) - height
        let frame = CGRect(x: canvas.midX - width / 2, y: y, width: width, height: height)
        return dimming(number: 0) + [PresentedItem(node: node, frame: frame)]
    }
}

extension Scope {
    fileprivate mutating func appendDialogCard(_ view: PresentedView, isAlert: Bool, isNew: Bool) {
        let isDark = environment.colorScheme == .dark
        let surface = Color(isDark ? ResolvedColor(bytes: 37, 37, 39) : ResolvedColor(bytes: 250, 250, 250))
        let radius: CGFloat = isNew ? 34 : 14
        wrap(with: ClipModifier(RoundedRectangle(cornerRadius: radius))) { scope in
            scope.wrap(
                with: AttachmentModifier.background(.center) { $0.appendPaint(surface, name: "DialogSurface") }
            ) { scope in
                scope.wrap(with: PaddingModifier(.all, isNew ? 14 : 0)) { scope in
                    scope.appendVStack(spacing: isNew ? 20 : 0) { scope in
                        scope.descend(.index(0)) { $0.appendDialogTexts(view, isAlert: isAlert, isNew: isNew) }
                        scope.descend(.index(1)) { $0.appendDialogButtons(view, isAlert: isAlert, isNew: isNew) }
                    }
                }
            }
        }
    }

    /// The title and the message; the alerts of iOS 26 have them at the leading side.
    private mutating func appendDialogTexts(_ view: PresentedView, isAlert: Bool, isNew: Bool) {
        guard view.title != nil || view.message != nil else { return }
        let isLeading = isAlert && isNew
        let alignment: TextAlignment = isLeading ? .leading : .center
        let title =
            view.title?.nodes {
                $0.font = isAlert ? .headline : Font.footnote.weight(.semibold)
                $0.multilineTextAlignment = alignment
                if !isAlert { $0.foreground = AnyShapeStyle(Color.secondary) }
            } ?? []
        let message =
            view.message?.nodes {
                $0.font = isAlert && isNew ? .subheadline : .footnote
                $0.multilineTextAlignment = alignment
                if isNew || !isAlert { $0.foreground = AnyShapeStyle(Color.secondary) }
            } ?? []
        var frame = FlexibleFrameModifier()
        frame.maxWidth = .infinity
        frame.alignment = isLeading ? .leading : .center
        let insets =
            isNew
            ? EdgeInsets(top: 8, leading: 10, bottom: 0, trailing: 10)
            : EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16)
        wrap(with: PaddingModifier(insets)) { scope in
            scope.wrap(with: frame) { scope in
                scope.appendVStack(alignment: isLeading ? .leading : .center, spacing: isNew ? 8 : 2) { scope in
                    for node in title + message { scope.append(node) }
                }
            }
        }
    }

    /// The buttons: two short ones of an alert stand beside each other.
    private mutating func appendDialogButtons(_ view: PresentedView, isAlert: Bool, isNew: Bool) {
        let nodes = view.content.nodes {
            $0.buttonContext = .alert
            $0.font = isNew ? Font.body.weight(.medium) : .body
            $0.lineLimit = 1
        }
        let isRow = isAlert && nodes.count == 2 && nodes.allSatisfy { $0.size(.unspecified).width <= 124 }
        let spacing: CGFloat = isNew ? 8 : 0
        let fill = Color(ListColors.field(in: environment))
        let line = Color(ListColors.separator(in: environment))
        var frame = FlexibleFrameModifier()
        frame.maxWidth = .infinity
        frame.minHeight = isNew ? 48 : 44
        func add(_ scope: inout Scope) {
            for (index, node) in nodes.enumerated() {
                scope.descend(.index(index)) { scope in
                    let around = AttachmentModifier.background(.top) { scope in
                        if isNew {
                            scope.appendShape(Capsule(), [ShapeLayer(.fill(FillStyle()), style: fill)])
                        } else {
                            scope.wrap(with: FrameModifier(width: nil, height: scope.environment.pixelLength)) {
                                $0.appendPaint(line)
                            }
                        }
                    }
                    scope.wrap(with: around) { $0.wrap(with: frame) { $0.append(node) } }
                }
            }
        }
        if isRow {
            appendHStack(spacing: spacing, add)
        } else {
            appendVStack(spacing: spacing, add)
        }
    }
}
