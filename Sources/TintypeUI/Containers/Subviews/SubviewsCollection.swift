import TintypeTree

/// The views that a container's content consists of, in order: SwiftUI's type. As a view it is all of them.
public nonisolated struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: [Subview]

    init(_ parts: [SubviewSource.Part], of source: SubviewSource) {
        subviews = parts.map { Subview($0, of: source) }
    }

    init() {
        subviews = []
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(position: Int) -> Subview { subviews[position] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    func evaluate(into scope: inout Scope) {
        for subview in subviews { Subview._evaluate(subview, into: &scope) }
    }
}

/// Some of the views that a container's content consists of: SwiftUI's type. As a view it is all of them.
public nonisolated struct SubviewsCollectionSlice: PrimitiveView, RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: ArraySlice<Subview>

    init(subviews: ArraySlice<Subview>) {
        self.subviews = subviews
    }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(position: Int) -> Subview { subviews[position] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    func evaluate(into scope: inout Scope) {
        for subview in subviews { Subview._evaluate(subview, into: &scope) }
    }
}
