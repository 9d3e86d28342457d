import TintypeGraphics

/// Groups the pixels that count: runs of each row, joined with those of the rows before.
struct ClusterSearch {
    private struct Run {
        var start: Int
        /// The column after the last.
        var end: Int
        var count: Int
        /// The run of the same cluster that stands for it, or itself.
        var parent: Int
        let y: Int
    }

    private var runs: [Run] = []
    /// The starts of the last rows' runs in `runs`, the latest last: `PixelCluster.joiningDistance` of them, and the end.
    private var rowStarts: [Int] = []

    /// All clusters: the largest first; of equal ones the upper, then the left.
    static func clusters(_ mask: DifferenceMask) -> [PixelCluster] {
        var search = ClusterSearch()
        let (area, counting) = (mask.area, DifferenceMask.Pixel.differs.rawValue)
        mask.values.withUnsafeBufferPointer { values in
            for y in 0..<area.height {
                let row = UnsafeBufferPointer(rebasing: values[(y * area.width)..<((y + 1) * area.width)])
                search.addRow(row, y: y, counting: counting)
            }
        }
        return search.clusters(origin: area)
    }

    private mutating func addRow(_ row: UnsafeBufferPointer<UInt8>, y: Int, counting: UInt8) {
        let first = runs.count
        for x in 0..<row.count where row[x] == counting {
            // Pixels follow one another mostly, and then it is the run at hand.
            if runs.count > first, x - runs[runs.count - 1].end < PixelCluster.joiningDistance {
                runs[runs.count - 1].end = x + 1
                runs[runs.count - 1].count += 1
            } else {
                runs.append(Run(start: x, end: x + 1, count: 1, parent: runs.count, y: y))
            }
        }
        for index in rowStarts.indices {
            let end = index + 1 < rowStarts.count ? rowStarts[index + 1] : first
            join(first..<runs.count, rowStarts[index]..<end)
        }
        rowStarts.append(first)
        if rowStarts.count > PixelCluster.joiningDistance { rowStarts.removeFirst() }
    }

    /// Joins the runs of two rows that are near one another; each row's are sorted.
    private mutating func join(_ row: Range<Int>, _ above: Range<Int>) {
        var (a, b) = (row.lowerBound, above.lowerBound)
        while a < row.upperBound, b < above.upperBound {
            if runs[a].start < runs[b].end + PixelCluster.joiningDistance
                && runs[b].start < runs[a].end + PixelCluster.joiningDistance
            {
                unite(a, b)
            }
            if runs[a].end < runs[b].end { a += 1 } else { b += 1 }
        }
    }

    private mutating func unite(_ a: Int, _ b: Int) {
        let (rootA, rootB) = (root(a), root(b))
        runs[max(rootA, rootB)].parent = min(rootA, rootB)
    }

    private mutating func root(_ index: Int) -> Int {
        var index = index
        while runs[index].parent != index {
            runs[index].parent = runs[runs[index].parent].parent
            index = runs[index].parent
        }
        return index
    }

    private mutating func clusters(origin: PixelRect) -> [PixelCluster] {
        var places: [Int: Int] = [:]
        var found: [(bounds: PixelRect, count: Int)] = []
        for index in runs.indices {
            let run = runs[index]
            let rect = PixelRect(x: origin.x + run.start, y: origin.y + run.y, width: run.end - run.start, height: 1)
            let root = root(index)
            if let place = places[root] {
                found[place].bounds = found[place].bounds.union(rect)
                found[place].count += run.count
            } else {
                places[root] = found.count
                found.append((rect, run.count))
            }
        }
        return found.sorted { a, b in
            (-a.count, a.bounds.y, a.bounds.x, a.bounds.height) < (-b.count, b.bounds.y, b.bounds.x, b.bounds.height)
        }.map { PixelCluster(bounds: $0.bounds, pixelCount: $0.count) }
    }
}
