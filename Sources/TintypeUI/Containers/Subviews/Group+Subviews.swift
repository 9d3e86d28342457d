import TintypeTree

/// A view made of the views that another consists of: SwiftUI's type.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
    let subviews: (inout Scope) -> Void
    let transform: (SubviewsCollection) -> Content

    func evaluate(into scope: inout Scope) {
        let source = SubviewSource(&scope, subviews)
        Content._evaluate(transform(SubviewsCollection(source.parts, of: source)), into: &scope)
    }
}

/// A view made of the sections that another consists of: SwiftUI's type.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
    let sections: (inout Scope) -> Void
    let transform: (SectionCollection) -> Content

    func evaluate(into scope: inout Scope) {
        let source = SubviewSource(&scope, marksSections: true, sections)
        Content._evaluate(transform(SectionCollection(source)), into: &scope)
    }
}

extension Group {
    /// A view made of all views that `view` consists of.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(parts: GroupElementsOfContent(subviews: evaluation(of: view), transform: transform))
    }

    /// A view made of all sections that `view` consists of.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(parts: GroupSectionsOfContent(sections: evaluation(of: view), transform: transform))
    }
}
