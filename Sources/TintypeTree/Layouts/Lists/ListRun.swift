import Foundation
import TintypeGraphics

/// A header, footer or row of a list, or a long run of rows, each of which is made where it is asked for.
final class ListRun {
    enum Source {
        case node(Node)
        case run(LazyRun)
    }

    private let source: Source
    let role: ListRowTraits.Role
    /// The distances above the first element, and between two of them, in points.
    let space, gap: CGFloat
    /// The place of the first row, as if it were the last as well.
    private let place: ListRowPlace
    /// Indicates whether the last row is its section's last.
    private let endsSection: Bool
    /// The row below in the section, where it exists; nil for none.
    private let next: Node?
    /// The elements that exist, with their numbers, in order.
    private var known: [(index: Int, nodes: [Node])] = []
    private var sampled: (width: CGFloat?, height: CGFloat)?

    init(
        _ source: Source, role: ListRowTraits.Role, space: CGFloat, gap: CGFloat = 0,
        place: ListRowPlace = ListRowPlace(), endsSection: Bool = true, next: Node? = nil
    ) {
        self.source = source
        self.role = role
        self.space = space
        self.gap = gap
        self.place = place
        self.endsSection = endsSection
        self.next = next
    }

    var count: Int {
        if case .run(let run) = source { return run.count }
        return 1
    }

    /// The key by which the list knows an element; nil where it stands alone.
    private func key(_ index: Int) -> AnyHashable? {
        if case .run(let run) = source { return run.key(index) }
        return nil
    }

    /// The number of the element that the list knows by `key`; nil where there is none.
    func index(ofKey key: AnyHashable) -> Int? {
        switch source {
        case .node(let node): node.keys.contains(key) ? 0 : nil
        case .run(let run): (0..<run.count).first { run.key($0) == key }
        }
    }

    /// The nodes of an element, with what the list draws around them, made at the first question.
    func nodes(_ index: Int, _ list: ListColumn) -> [Node] {
        if let made = made(index) { return made }
        let contents: [Node] =
            switch source {
            case .node(let node): [node]
            case .run(let run): run.make(index)
            }
        let made = contents.enumerated().map { number, content in
            guard role == .row else { return list.maker.heading(content, isHeader: role == .header) }
            var place = place(of: index)
            if number > 0 { place.isFirst = false }
            var next = index == count - 1 ? next : nil
            if number < contents.count - 1 {
                place.isLast = false
                next = contents[number + 1]
            }
            place.isSelected = list.isSelected(content, key(index))
            place.isNextSelected = next.map { list.isSelected($0, nil) } ?? false
            return list.maker.row(content, at: place, key: key(index))
        }
        known.insert((index, made), at: firstMade(from: index))
        return made
    }

    private func place(of index: Int) -> ListRowPlace {
        var place = place
        place.isFirst = place.isFirst && index == 0
        place.isOdd = place.isOdd != (index % 2 == 1)
        let isLast = index == count - 1
        place.isLast = isLast && endsSection
        place.isClosedBelow = isLast && next?.listRow.separatorAbove.isShown == false
        return place
    }

    /// The nodes that exist.
    var made: some Sequence<Node> { known.lazy.flatMap(\.nodes) }

    /// The nodes of an element; nil where it does not exist.
    private func made(_ index: Int) -> [Node]? {
        let place = firstMade(from: index)
        return place < known.count && known[place].index == index ? known[place].nodes : nil
    }

    /// The place among those that exist of the first element from `index` on.
    private func firstMade(from index: Int) -> Int {
        var (low, high) = (0, known.count)
        while low < high {
            let middle = (low + high) / 2
            if known[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

// MARK: Heights

extension ListRun {
    /// The height of an element, in points; in a scroll view one that was never made is taken to be as high as the first.
    func height(_ index: Int, in width: CGFloat?, _ list: ListColumn) -> CGFloat {
        if list.isScrolled, case .run = source, made(index) == nil { return sample(in: width, list) }
        return measured(index, in: width, list)
    }

    private func measured(_ index: Int, in width: CGFloat?, _ list: ListColumn) -> CGFloat {
        let offer = ProposedViewSize(width: list.width(of: self, in: width), height: nil)
        return nodes(index, list).reduce(0) { $0 + $1.size(offer).height }
    }

    private func sample(in width: CGFloat?, _ list: ListColumn) -> CGFloat {
        if let sampled, sampled.width == width { return sampled.height }
        let height = measured(0, in: width, list)
        sampled = (width, height)
        return height
    }

    /// The distance from the top of the first element to that of another, in points, or to the lower end, below the last.
    func distance(to index: Int, in width: CGFloat?, _ list: ListColumn) -> CGFloat {
        guard index > 0 else { return 0 }
        let gaps = gap * CGFloat(index == count ? index - 1 : index)
        guard list.isScrolled, case .run = source else {
            return gaps + (0..<index).reduce(0) { $0 + measured($1, in: width, list) }
        }
        let sample = sample(in: width, list)
        return known[..<firstMade(from: index)].reduce(gaps + sample * CGFloat(index)) {
            $0 + measured($1.index, in: width, list) - sample
        }
    }

    /// The number of elements from `index` on that end above `limit`, which no one needs to look at one by one: none exists.
    ///
    /// - Parameter start: The top of the element, in points, as `limit` is.
    func passed(from index: Int, at start: CGFloat, above limit: CGFloat, in width: CGFloat?, _ list: ListColumn)
        -> (count: Int, length: CGFloat)
    {
        guard list.isScrolled, case .run = source else { return (0, 0) }
        let next = firstMade(from: index)
        let most = (next < known.count ? known[next].index : count) - index
        let step = sample(in: width, list) + gap
        guard step > 0, limit > start else { return (0, 0) }
        let count = Int(saturating: (limit - start + gap) / step, in: 0...most)
        return (count, CGFloat(count) * step)
    }
}
