import TintypeTree

/// A view made of the views that another consists of: SwiftUI's type.
public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
    let subviews: @MainActor (inout Scope) -> Void
    let transform: @MainActor (SubviewsCollection) -> Content

    func evaluate(into scope: inout Scope) {
        let source = SubviewSource(&scope, onMainActor(subviews))
        Content._evaluate(transform(SubviewsCollection(source.parts, of: source)), into: &scope)
    }
}

/// A view made of the sections that another consists of: SwiftUI's type.
public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
    let sections: @MainActor (inout Scope) -> Void
    let transform: @MainActor (SectionCollection) -> Content

    func evaluate(into scope: inout Scope) {
        let source = SubviewSource(&scope, marksSections: true, onMainActor(sections))
        Content._evaluate(transform(SectionCollection(source)), into: &scope)
    }
}

extension Group {
    /// A view made of all views that `view` consists of.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping @MainActor (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(parts: GroupElementsOfContent(subviews: evaluation(of: view), transform: transform))
    }

    /// A view made of all sections that `view` consists of.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping @MainActor (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(parts: GroupSectionsOfContent(sections: evaluation(of: view), transform: transform))
    }
}
