import Foundation
import TintypeGraphics

/// Marks where a section begins or ends among the rows of a list; nothing is drawn of it.
private struct ListMarkerLeaf: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {}

    var dependence: Axis.Set { [] }
    var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        (spacing.leading, spacing.trailing, spacing.top, spacing.bottom) = (.none, .none, .none, .none)
        return spacing
    }

    var nodeName: String { "SectionMark" }
}

private enum ListMetricsKey: EnvironmentKey {
    static var defaultValue: ListMetrics? { nil }
}

extension EnvironmentValues {
    /// The distances of the list whose rows the views are; nil outside any.
    var listMetrics: ListMetrics? {
        get { self[ListMetricsKey.self] }
        set { self[ListMetricsKey.self] = newValue }
    }

    /// Whether views are rows of a list.
    package var isInList: Bool { listMetrics != nil }
}

extension Scope {
    /// Appends a section: rows with a header above and a footer below in a list, plain views elsewhere; where sections are
    /// asked for, both between marks.
    ///
    /// - Parameter isExpanded: Whether the rows are shown.
    package mutating func appendSection(
        isExpanded: Bool = true, header: (inout Scope) -> Void, content: (inout Scope) -> Void,
        footer: (inout Scope) -> Void
    ) {
        if marksSections {
            appendMarker(.sectionStart)
            descend(.index(0)) { $0.wrap(with: ListRowModifier { $0.role = .header }, header) }
            if isExpanded { descend(.index(1), content) }
            descend(.index(2)) { $0.wrap(with: ListRowModifier { $0.role = .footer }, footer) }
            return appendMarker(.sectionEnd)
        }
        guard let metrics = environment.listMetrics else {
            descend(.index(0), header)
            if isExpanded { descend(.index(1), content) }
            descend(.index(2), footer)
            return
        }
        appendMarker(.sectionStart)
        descend(.index(0)) { scope in
            scope.appendHeading(.header, font: metrics.headerFont, header)
        }
        if isExpanded { descend(.index(1), content) }
        descend(.index(2)) { $0.appendHeading(.footer, font: .footnote, footer) }
        appendMarker(.sectionEnd)
    }

    private mutating func appendHeading(_ role: ListRowTraits.Role, font: Font, _ content: (inout Scope) -> Void) {
        let isIncreased = role == .header && environment.hasProminentHeaders
        withEnvironment {
            $0.buttonContext = .plain
            $0.font = isIncreased ? .title3.weight(.semibold) : font
            $0.foreground = isIncreased ? nil : AnyShapeStyle(Color.secondary)
        } _: { scope in
            scope.wrap(with: ListRowModifier { $0.role = role }, content)
        }
    }

    private mutating func appendMarker(_ role: ListRowTraits.Role) {
        let node = Node(id: id, kind: .leaf(ListMarkerLeaf()), isRightToLeft: isRightToLeft)
        var row = ListRowTraits()
        row.role = role
        node.setListRow(row)
        append(node)
    }
}
