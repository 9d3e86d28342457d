import Foundation
import TintypeTree

/// An alert or a dialog: a card with a title, a message, fields to write in and buttons.
nonisolated struct DialogCard: BuiltInView {
    private let texts: DialogTexts
    private let fields: [Node]
    private let buttons: [Node]
    /// The buttons on a card of their own below the other.
    private let apart: [Node]
    private let isAlert: Bool
    private let metrics: DialogMetrics
    /// Presses the button that cancels; nil where there is none.
    let cancel: (() -> Void)?

    /// Makes what the author wrote among the buttons. Of two buttons the one that cancels is the first, of more the last, in
    /// whichever order they were written (measured on iOS 26.1; so it was before). The action sheets before iOS 26 kept it apart.
    init(_ view: PresentedView, isAlert: Bool, _ metrics: DialogMetrics) {
        texts = DialogTexts(title: view.title, message: view.message, isAlert: isAlert, metrics: metrics)
        self.isAlert = isAlert
        self.metrics = metrics
        let nodes = view.content.nodes {
            $0.buttonContext = .alert
            $0.font = metrics.buttonFont(isAlert: isAlert)
            $0.dialogButtonHeight = metrics.buttonHeight(isAlert: isAlert)
            $0.lineLimit = 1
        }
        fields = metrics.isMac ? [] : nodes.filter { $0.dialogButton == nil }
        let buttons = metrics.isMac ? nodes : nodes.filter { $0.dialogButton != nil }
        let cancelling = buttons.filter { $0.dialogButton == .cancel }
        cancel = cancelling.first?.menuItems.first?.choose
        let others = buttons.filter { $0.dialogButton != .cancel }
        let keepsApart = !isAlert && !metrics.isNew && !metrics.isMac && !others.isEmpty
        apart = keepsApart ? cancelling : []
        self.buttons =
            keepsApart ? others : buttons.count == 2 ? cancelling + others : others + cancelling
    }

    var body: some View {
        if apart.isEmpty {
            card(buttons, hasTexts: true)
        } else {
            VStack(spacing: metrics.cardSpacing) {
                card(buttons, hasTexts: true)
                card(apart, hasTexts: false)
            }
        }
    }

    private func card(_ buttons: [Node], hasTexts: Bool) -> some View {
        VStack(spacing: 0) {
            if hasTexts {
                texts
                if !fields.isEmpty { DialogFields(fields: fields, metrics: metrics) }
            }
            DialogButtons(
                buttons: buttons, isAlert: isAlert, isBelowTexts: hasTexts && (texts.count > 0 || !fields.isEmpty),
                metrics: metrics)
        }
        .background { SurfaceView(metrics.ground, name: "DialogSurface") }
        .clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius))
        .overlay { if metrics.isNew { CardRim(cornerRadius: metrics.cornerRadius) } }
        .background { if metrics.isNew { CardShadow(cornerRadius: metrics.cornerRadius) } }
    }
}
