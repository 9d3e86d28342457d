import TintypeTree

/// A section of a container's content, taken apart: SwiftUI's type. Views outside of any section are one without header and
/// footer.
public struct SectionConfiguration: Identifiable {
    /// The identity of the section: the same as long as it is there.
    public struct ID: Hashable, Sendable {
        let section: SubviewID
    }

    public let id: ID
    /// The values of the section as a whole for the container.
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection

    init(_ section: SubviewSource.Section, of source: SubviewSource) {
        id = ID(section: section.id)
        containerValues = ContainerValues(table: section.table)
        header = SubviewsCollection(section.header, of: source)
        content = SubviewsCollection(section.content, of: source)
        footer = SubviewsCollection(section.footer, of: source)
    }
}

/// The sections of a container's content, in order: SwiftUI's type. As a view it is all that they hold.
public nonisolated struct SectionCollection: PrimitiveView, RandomAccessCollection {
    let sections: [SectionConfiguration]

    init(_ source: SubviewSource) {
        sections = source.sections.map { SectionConfiguration($0, of: source) }
    }

    init() {
        sections = []
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> SectionConfiguration { sections[position] }

    func evaluate(into scope: inout Scope) {
        for section in sections {
            scope.appendSection {
                section.header.evaluate(into: &$0)
            } content: {
                section.content.evaluate(into: &$0)
            } footer: {
                section.footer.evaluate(into: &$0)
            }
        }
    }
}
