import Foundation

/// The name of a section's header, or of its footer.
struct TableHeader: Hashable, Comparable {
    var section: Int
    var isFooter = false

    static func < (one: TableHeader, other: TableHeader) -> Bool {
        one.section != other.section ? one.section < other.section : !one.isFooter && other.isFooter
    }

    var part: WritableKeyPath<TablePlan.Section, TablePlan.Part> { isFooter ? \.footer : \.header }
}

/// The places of a table's sections and rows from top to bottom, as far as they are known; lengths are in points.
struct TablePlan {
    /// The height of a header, row or footer: one that was said, or an estimated one until the view is measured.
    struct Part {
        var height: CGFloat
        var isFixed = false
        var isKnown = false

        static func fixed(_ height: CGFloat) -> Part { Part(height: height, isFixed: true, isKnown: true) }
        static func estimated(_ height: CGFloat) -> Part { Part(height: height) }
    }

    /// The section's parts, and the places that ``TablePlan/place()`` gives them.
    struct Section {
        var header: Part
        var rows: [Part]
        var footer: Part
        /// The distance above a header that is there.
        var padding: CGFloat

        var start: CGFloat = 0
        var rowStarts: [CGFloat] = []
        var rowsEnd: CGFloat = 0

        var headerStart: CGFloat { header.height > 0 ? start + padding : start }
        var rowsStart: CGFloat { headerStart + header.height }
        var end: CGFloat { rowsEnd + footer.height }

        /// Places the section and its rows from a height on.
        mutating func place(from start: CGFloat) {
            self.start = start
            var y = rowsStart
            rowStarts.removeAll(keepingCapacity: true)
            rowStarts.reserveCapacity(rows.count)
            for row in rows {
                rowStarts.append(y)
                y += row.height
            }
            rowsEnd = y
        }

        /// The first row that ends below a height, or the number of rows.
        func firstRow(below y: CGFloat) -> Int {
            var (low, high) = (0, rows.count)
            while low < high {
                let middle = (low + high) / 2
                if rowStarts[middle] + rows[middle].height > y { high = middle } else { low = middle + 1 }
            }
            return low
        }
    }

    /// The number of the plan among the table's, by which one is known to be another.
    var number = 0
    var sections: [Section] = []
    /// The height of the view above all sections.
    var start: CGFloat = 0

    /// The lower end of the last section.
    var end: CGFloat { sections.last?.end ?? start }

    /// Places the sections from one on.
    mutating func place(from first: Int = 0) {
        for index in sections.indices.dropFirst(first) { place(only: index) }
    }
    mutating func place(only index: Int) {
        sections[index].place(from: index == 0 ? start : sections[index - 1].end)
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].rows.indices.contains(path.row)
    }

    /// The heights of the rows that were measured.
    var measured: [IndexPath: CGFloat] {
        var heights: [IndexPath: CGFloat] = [:]
        for (index, section) in sections.enumerated() {
            for (row, part) in section.rows.enumerated() where part.isKnown && !part.isFixed {
                heights[IndexPath(row: row, section: index)] = part.height
            }
        }
        return heights
    }

    /// The upper end and the height of a row.
    func row(_ path: IndexPath) -> (start: CGFloat, height: CGFloat) {
        let section = sections[path.section]
        return (section.rowStarts[path.row], section.rows[path.row].height)
    }

    /// The rows that meet a stretch of heights.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        var paths: [IndexPath] = []
        for (index, section) in sections.enumerated() where section.rowsEnd > top && section.rowsStart < bottom {
            var row = section.firstRow(below: top)
            while row < section.rows.count, section.rowStarts[row] < bottom {
                if section.rows[row].height > 0 { paths.append(IndexPath(row: row, section: index)) }
                row += 1
            }
        }
        return paths
    }
}
