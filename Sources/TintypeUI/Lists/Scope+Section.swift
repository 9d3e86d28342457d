import TintypeTree

extension Scope {
    /// Appends a section: rows with a header above and a footer below in a list, plain views elsewhere; where sections are
    /// asked for, both between marks.
    ///
    /// - Parameter isExpanded: Indicates whether the rows are shown.
    mutating func appendSection(
        isExpanded: Bool = true, header: (inout Scope) -> Void, content: (inout Scope) -> Void,
        footer: (inout Scope) -> Void
    ) {
        if marksSections {
            appendSectionMark(.sectionStart)
            descend(.index(0)) { $0.wrap(with: ListRowModifier { $0.role = .header }, header) }
            if isExpanded { descend(.index(1), content) }
            descend(.index(2)) { $0.wrap(with: ListRowModifier { $0.role = .footer }, footer) }
            return appendSectionMark(.sectionEnd)
        }
        if environment.buttonContext == .menu {
            return appendMenuSection(isExpanded: isExpanded, header: header, content: content, footer: footer)
        }
        guard let metrics = environment.listMetrics else {
            descend(.index(0), header)
            if isExpanded { descend(.index(1), content) }
            descend(.index(2), footer)
            return
        }
        appendSectionMark(.sectionStart)
        let headerFont = environment.hasProminentHeaders ? nil : metrics.headerFont
        descend(.index(0)) { $0.appendHeading(.header, font: headerFont, metrics, header) }
        if isExpanded { descend(.index(1), content) }
        descend(.index(2)) { $0.appendHeading(.footer, font: metrics.footerFont, metrics, footer) }
        appendSectionMark(.sectionEnd)
    }

    /// - Parameter font: nil for a header that stands out.
    private mutating func appendHeading(
        _ role: ListRowTraits.Role, font: Font?, _ metrics: ListMetrics, _ content: (inout Scope) -> Void
    ) {
        withEnvironment {
            $0.buttonContext = .plain
            $0.font = font ?? metrics.prominentHeaderFont
            $0.foreground = font == nil ? nil : AnyShapeStyle(Color.secondary)
            if role == .header, font != nil, metrics.capitalizesHeaders { $0.textCase = .uppercase }
        } _: { scope in
            scope.wrap(with: ListRowModifier { $0.role = role }, content)
        }
    }
}
