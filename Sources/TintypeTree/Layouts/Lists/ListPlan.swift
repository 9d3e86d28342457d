import Foundation
import TintypeGraphics

/// Orders what a list holds into sections, and says what stands between them.
struct ListPlan {
    fileprivate struct Section {
        var header: [Node] = []
        var rows: [ListRun.Source] = []
        var footer: [Node] = []
        var isEmpty: Bool { header.isEmpty && rows.isEmpty && footer.isEmpty }
    }

    let spacing: ListSpacing
    private var sections: [Section] = []

    /// Runs of more elements are made only where they are seen.
    static let longestMadeRun = 60

    init(_ items: [Scope.Item], spacing: ListSpacing) {
        self.spacing = spacing
        var section = Section()
        func isRow(_ node: Node) -> Bool { node.listRow.role == .row }
        var sections: [Section] = []
        func close() {
            if !section.isEmpty { sections.append(section) }
            section = Section()
        }
        func add(_ node: Node) {
            switch node.listRow.role {
            case .sectionStart, .sectionEnd: close()
            case .header: section.header.append(node)
            case .footer: section.footer.append(node)
            case .row: section.rows.append(.node(node))
            }
        }
        for item in items {
            switch item {
            case .node(let node): add(node)
            case .run(let run):
                if run.count > ListPlan.longestMadeRun, run.make(0).allSatisfy(isRow) {
                    section.rows.append(.run(run))
                } else {
                    for index in 0..<run.count {
                        for node in run.make(index) { add(node.known(by: run.key(index))) }
                    }
                }
            }
        }
        close()
        self.sections = sections
    }

    /// All elements, from the top.
    var runs: [ListRun] {
        var runs: [ListRun] = []
        for (number, section) in sections.enumerated() {
            var space = spaceAbove(section, isFirst: number == 0)
            func add(_ node: Node, _ role: ListRowTraits.Role) {
                runs.append(ListRun(.node(node), role: role, space: space))
                space = 0
            }
            for node in section.header { add(node, .header) }
            if !section.header.isEmpty { space = spacing.belowHeader }
            var (place, passed) = (ListRowPlace(), 0)
            place.isApart = spacing.rows > 0
            for (index, row) in section.rows.enumerated() {
                var following: Node?
                if index < section.rows.count - 1, case .node(let next) = section.rows[index + 1] { following = next }
                place.isFirst = index == 0
                place.isOdd = passed % 2 == 1
                let run = ListRun(
                    row, role: .row, space: space, gap: spacing.rows, place: place,
                    endsSection: index == section.rows.count - 1, next: following)
                runs.append(run)
                passed += run.count
                space = spacing.rows
            }
            space = section.rows.isEmpty ? space : spacing.aboveFooter
            for node in section.footer { add(node, .footer) }
        }
        return runs
    }

    private func spaceAbove(_ section: Section, isFirst: Bool) -> CGFloat {
        let usual =
            section.header.isEmpty
            ? (isFirst ? spacing.aboveFirstRows : spacing.aboveRows)
            : (isFirst ? spacing.aboveFirstHeader : spacing.aboveHeader)
        if isFirst { return usual }
        return section.spacing ?? spacing.sections ?? usual
    }
}

extension ListPlan.Section {
    /// The word of the section's own views about the distance from the one before.
    fileprivate var spacing: CGFloat? {
        if let first = header.first { return first.listRow.sectionSpacing }
        if case .node(let row)? = rows.first { return row.listRow.sectionSpacing }
        return nil
    }
}

extension Node {
    /// The node, which a list knows by `key`.
    fileprivate func known(by key: AnyHashable) -> Node {
        if !keys.contains(key) { keys.append(key) }
        return self
    }
}
