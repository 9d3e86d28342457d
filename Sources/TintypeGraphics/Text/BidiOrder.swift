extension [ShapedParagraph.Cluster] {
    /// The indices of a line's clusters from left to right: rule L2 of the Unicode bidirectional algorithm.
    ///
    /// From the highest level down to the lowest odd one, every longest sequence at that level or above is reversed.
    package var visualOrder: [Int] {
        var order = Array<Int>(indices)
        let highest = reduce(0) { Swift.max($0, $1.level) }
        guard highest > 0 else { return order }
        for level in stride(from: highest, to: 0, by: -1) {
            var start = 0
            while start < count {
                guard self[order[start]].level >= level else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < count, self[order[end]].level >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}
