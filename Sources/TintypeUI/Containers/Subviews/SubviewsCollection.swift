import TintypeTree

/// The views that a container's content consists of, in order: SwiftUI's type. As a view it is all of them.
public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: [Subview]

    nonisolated init(_ parts: [SubviewSource.Part], of source: SubviewSource) {
        subviews = parts.map { Subview($0, of: source) }
    }

    nonisolated init() {
        subviews = []
    }

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { subviews.count }
    nonisolated public subscript(position: Int) -> Subview { subviews[position] }
    nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    func evaluate(into scope: inout Scope) {
        for subview in subviews { Subview._evaluate(subview, into: &scope) }
    }
}

/// Some of the views that a container's content consists of: SwiftUI's type. As a view it is all of them.
public struct SubviewsCollectionSlice: PrimitiveView, RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: ArraySlice<Subview>

    nonisolated init(subviews: ArraySlice<Subview>) {
        self.subviews = subviews
    }

    nonisolated public var startIndex: Int { subviews.startIndex }
    nonisolated public var endIndex: Int { subviews.endIndex }
    nonisolated public subscript(position: Int) -> Subview { subviews[position] }
    nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    func evaluate(into scope: inout Scope) {
        for subview in subviews { Subview._evaluate(subview, into: &scope) }
    }
}
