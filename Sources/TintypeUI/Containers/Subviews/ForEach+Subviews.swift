import TintypeTree

/// The views that a view consists of, for which `ForEach` makes others: SwiftUI's type.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let subviews: SubviewsCollection

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    /// The view at an index.
    public subscript(position: Int) -> Subview { subviews[position] }
}

/// The sections that a view consists of, for which `ForEach` makes views: SwiftUI's type.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    let sections: SectionCollection

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

extension ForEach where Content: View {
    /// A view for each view that `view` consists of.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        let parts = evaluation(of: view)
        self.init(
            data: ForEachSubviewCollection(subviews: SubviewsCollection()), id: { $0.id },
            resolve: { scope in
                let source = SubviewSource(&scope, parts)
                return ForEachSubviewCollection(subviews: SubviewsCollection(source.parts, of: source))
            }, content: content)
    }

    /// A view for each section that `view` consists of.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        let parts = evaluation(of: view)
        self.init(
            data: ForEachSectionCollection(sections: SectionCollection()), id: { $0.id },
            resolve: { scope in
                let source = SubviewSource(&scope, marksSections: true, parts)
                return ForEachSectionCollection(sections: SectionCollection(source))
            }, content: content)
    }
}
