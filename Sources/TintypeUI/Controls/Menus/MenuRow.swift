import Foundation
import TintypeTree

/// A row of an open menu: words, with a picture or a tick before them.
nonisolated struct MenuRow<Content: View>: PrimitiveView {
    /// nil for a row that is never ticked.
    private let isMarked: Bool?
    /// Indicates whether the row opens another menu.
    private let leadsOn: Bool
    private let content: Content

    init(isMarked: Bool? = nil, leadsOn: Bool = false, @ViewBuilder content: () -> Content) {
        self.isMarked = isMarked
        self.leadsOn = leadsOn
        self.content = content()
    }

    func evaluate(into scope: inout Scope) {
        let label = scope.nodes { Content._evaluate(content, into: &$0) }
        let hasIcon = MenuColumns(of: label, in: scope.session).hasIcons
        let row = MenuRowParts(label: label, hasIcon: hasIcon, isMarked: isMarked, leadsOn: leadsOn)
            .node(SayModifier(MenuPartKey.self, .row))
        scope.descend(.body) { $0.evaluate(row) }
    }
}

extension Scope {
    /// Appends the nodes of a view.
    fileprivate mutating func evaluate<Content: View>(_ view: Content) { Content._evaluate(view, into: &self) }
}

private nonisolated struct MenuRowParts: BuiltInView {
    let label: [Node]
    let hasIcon: Bool
    let isMarked: Bool?
    let leadsOn: Bool
    @Environment(\.self) private var environment

    var body: some View {
        let metrics = OpenMenuMetrics(environment)
        let columns = environment.menuColumns
        HStack(spacing: 0) {
            if columns.hasMarks {
                Image(systemName: "checkmark")
                    .font(metrics.markFont)
                    .frame(width: metrics.markWidth, alignment: .leading)
                    .opacity(isMarked == true ? 1 : 0)
            }
            if columns.hasIcons, !hasIcon {
                EmptySpace(width: metrics.iconWidth + metrics.iconSpacing)
            }
            MadeView(label)
            Spacer(minLength: OpenMenuMetrics.leastGap)
            if leadsOn {
                Image(systemName: "chevron.forward").font(metrics.markFont).foregroundStyle(ControlColor.secondaryLabel)
            }
        }
        .padding(.vertical, metrics.leastRowPadding)
        .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
        .padding(.leading, metrics.rowInset - (columns.hasMarks || columns.hasIcons ? metrics.columnInset : 0))
        .padding(.trailing, metrics.rowInset)
        .preference(key: MenuColumnsKey.self, value: MenuColumns(hasMarks: isMarked != nil, hasIcons: hasIcon))
    }
}

/// Room of a width in which nothing is drawn.
private nonisolated struct EmptySpace: BuiltInView {
    let width: CGFloat

    var body: some View { Spacer(minLength: width).frame(width: width) }
}

/// A button as a row of an open menu: red where it destroys, whatever tint is around.
nonisolated struct MenuRowButton: BuiltInView {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        MenuRow { configuration.label }.labelForegroundAlways(style)
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlColor.tertiaryLabel) }
        return configuration.role == .destructive ? AnyShapeStyle(ControlColor.destructive) : AnyShapeStyle(.primary)
    }
}

/// A label in a row of an open menu: its picture stands before its words, before iOS 26 at the trailing edge.
nonisolated struct MenuLabel: BuiltInView {
    let configuration: LabelStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let metrics = OpenMenuMetrics(environment)
        if metrics.hasLeadingIcons {
            LabelRow(configuration: configuration, spacing: metrics.iconSpacing, iconWidth: metrics.iconWidth)
                .preference(key: MenuColumnsKey.self, value: MenuColumns(hasIcons: true))
        } else {
            HStack {
                configuration.title
                Spacer(minLength: OpenMenuMetrics.leastGap)
                configuration.icon
            }
        }
    }
}
