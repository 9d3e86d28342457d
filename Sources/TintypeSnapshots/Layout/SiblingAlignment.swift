import TintypeGraphics

/// Finds which views of two lists of siblings are the same view.
///
/// The pairs keep the order of both lists and have the greatest likeness in sum (the alignment of Needleman and Wunsch, 1970, with
/// no price on gaps). So a view put in front of others does not shift the pairing of all that follow.
enum SiblingAlignment {
    /// The greatest number of comparisons that are worth their time; longer lists are paired in order.
    private static let mostComparisons = 250_000

    /// Indices of pairs, old and new, both ascending.
    static func pairs(_ old: [SettledTree.View], _ new: [SettledTree.View]) -> [(Int, Int)] {
        var start = 0
        while start < min(old.count, new.count), isSame(old[start], new[start]) { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start,
            isSame(old[old.count - 1 - end], new[new.count - 1 - end])
        { end += 1 }
        let middle = pairs(
            old, in: start..<(old.count - end), and: new, in: start..<(new.count - end))
        return (0..<start).map { ($0, $0) } + middle
            + (0..<end).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
    }

    /// The likeness of two views; 0 where they cannot be the same view.
    static func likeness(_ old: SettledTree.View, _ new: SettledTree.View) -> Int {
        guard old.kind == new.kind else { return 0 }
        var score = 1
        if let a = old.id, let b = new.id {
            guard a == b else { return 0 }
            score += 8
        }
        if old.attributes == new.attributes { score += 2 }
        if old.children.map(\.kind) == new.children.map(\.kind) { score += 1 }
        if hasSameContent(old, new, depth: 4) { score += 3 }
        return score
    }

    private static func isSame(_ old: SettledTree.View, _ new: SettledTree.View) -> Bool {
        old.kind == new.kind && old.id == new.id && hasSameContent(old, new, depth: 4)
    }

    /// Returns whether kinds, names and attributes are equal, `depth` levels down.
    private static func hasSameContent(_ old: SettledTree.View, _ new: SettledTree.View, depth: Int) -> Bool {
        guard old.kind == new.kind, old.id == new.id, old.attributes == new.attributes,
            old.children.count == new.children.count
        else { return false }
        return depth == 0 || zip(old.children, new.children).allSatisfy { hasSameContent($0, $1, depth: depth - 1) }
    }

    private static func pairs(
        _ old: [SettledTree.View], in olds: Range<Int>, and new: [SettledTree.View], in news: Range<Int>
    ) -> [(Int, Int)] {
        guard !olds.isEmpty, !news.isEmpty else { return [] }
        guard olds.count * news.count <= mostComparisons else {
            return zip(olds, news).filter { likeness(old[$0], new[$1]) > 0 }.map { ($0, $1) }
        }
        let width = news.count + 1
        var scores = [Int](repeating: 0, count: (olds.count + 1) * width)
        var alike = [Int](repeating: 0, count: olds.count * news.count)
        for row in (0..<olds.count).reversed() {
            for column in (0..<news.count).reversed() {
                let score = likeness(old[olds.lowerBound + row], new[news.lowerBound + column])
                alike[row * news.count + column] = score
                let paired = score > 0 ? score + scores[(row + 1) * width + column + 1] : 0
                scores[row * width + column] = max(
                    paired, scores[(row + 1) * width + column], scores[row * width + column + 1])
            }
        }
        var found: [(Int, Int)] = []
        var (row, column) = (0, 0)
        while row < olds.count, column < news.count {
            let score = alike[row * news.count + column]
            let best = scores[row * width + column]
            if score > 0, best == score + scores[(row + 1) * width + column + 1] {
                found.append((olds.lowerBound + row, news.lowerBound + column))
                (row, column) = (row + 1, column + 1)
            } else if best == scores[(row + 1) * width + column] {
                row += 1
            } else {
                column += 1
            }
        }
        return found
    }
}
