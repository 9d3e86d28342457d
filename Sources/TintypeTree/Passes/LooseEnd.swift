package import TintypeGraphics

/// A reference of a settled scene that leads nowhere. SwiftUI is silent about it and draws; it is seldom what was meant.
package struct LooseEnd: Hashable {
    package enum Kind: Hashable {
        /// A matched view that is no source, in a group of which no view that is placed is one.
        case follower(id: AnyHashable)
        /// A scroll view that is scrolled to a view which is not in it.
        case scrollTarget(name: String)
        /// A position to scroll to without a scroll view inside.
        case scrollPosition
    }

    package let kind: Kind
    /// The place in a source file; nil for a view that no file wrote.
    package let source: SourceLocation?
}

extension SettledScene {
    /// All references that lead nowhere.
    package var looseEnds: [LooseEnd] {
        var sources: Set<MatchedGeometry.Key> = []
        root.visitPlaced(below: nil) { node, _ in
            if let matched = node.matchedGeometry, matched.isSource { sources.insert(matched.key) }
        }
        var ends: [LooseEnd] = []
        root.visitPlaced(below: nil) { node, source in
            if let matched = node.matchedGeometry, !matched.isSource, !sources.contains(matched.key) {
                ends.append(LooseEnd(kind: .follower(id: matched.key.id), source: source))
            }
            if case .value(.observer(let observer), _) = node.kind, let kind = observer.looseEnd {
                ends.append(LooseEnd(kind: kind, source: source))
            }
        }
        return ends + unheardScrolls.map { LooseEnd(kind: .scrollPosition, source: $0) }
    }
}

extension Node {
    fileprivate var matchedGeometry: MatchedGeometry? {
        if case .effect(let effect as MatchedGeometryEffect, _) = kind { effect.matched } else { nil }
    }

    /// Visits the placed nodes, each with the place of the nearest one at or above it that was written somewhere.
    fileprivate func visitPlaced(below outer: SourceLocation?, _ visit: (Node, SourceLocation?) -> Void) {
        guard placement != nil else { return }
        let place = source ?? outer
        visit(self, place)
        for child in children { child.visitPlaced(below: place, visit) }
    }
}
