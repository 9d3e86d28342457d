import Foundation
import TintypeGraphics

/// A row, header or footer of a list, which is made where it is asked for.
final class ListElement {
    enum Source {
        case node(Node)
        /// An element of a long list, by its number.
        case run(LazyRun, Int)
    }

    let source: Source
    let role: ListRowTraits.Role
    /// The distance above the element, in points.
    let space: CGFloat
    private let place: ListRowPlace
    /// The row below in the section, where it exists; nil for none.
    var next: Node?
    private var known: [Node]?

    init(_ source: Source, role: ListRowTraits.Role, space: CGFloat, place: ListRowPlace) {
        self.source = source
        self.role = role
        self.space = space
        self.place = place
    }

    /// Indicates whether the element exists, so that its height is known.
    var isMade: Bool {
        if case .node = source { return true }
        return known != nil
    }

    /// The key by which the list knows the element; nil where it stands alone.
    var key: AnyHashable? {
        if case .run(let run, let index) = source { return run.key(index) }
        return nil
    }

    /// The nodes, with what the list draws around them.
    func nodes(_ maker: any ListRowMaker, isSelected: (Node, AnyHashable?) -> Bool) -> [Node] {
        if let known { return known }
        let contents: [Node] =
            switch source {
            case .node(let node): [node]
            case .run(let run, let index): run.make(index)
            }
        let made = contents.enumerated().map { index, content in
            guard role == .row else { return maker.heading(content, isHeader: role == .header) }
            var place = place
            if index > 0 { place.isFirst = false }
            if index < contents.count - 1 { place.isLast = false }
            place.isSelected = isSelected(content, key)
            let next = index < contents.count - 1 ? contents[index + 1] : next
            place.isNextSelected = next.map { isSelected($0, nil) } ?? false
            return maker.row(content, at: place, key: key)
        }
        known = made
        return made
    }
}
