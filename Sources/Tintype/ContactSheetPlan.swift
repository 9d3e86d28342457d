import Foundation
import TintypeScene

/// The places of the pictures of a contact sheet. Pictures are told by their place in the list that the plan is made of.
struct ContactSheetPlan: Equatable {
    /// A row of the table: its values on the axes of rows, and a picture for each column, nil where there is none.
    struct Row: Equatable {
        var heading: [VariantValue]
        var cells: [Int?]
    }

    /// The axes that the pictures differ in, in their order.
    private(set) var axes: [VariantAxis] = []
    /// The values of the columns; empty where no two axes cross.
    private(set) var columns: [VariantValue] = []
    private(set) var rows: [Row] = []
    /// The pictures that stand in no table, in rows that are read like lines.
    private(set) var lines: [[Int]] = []

    /// The wanted ratio of a sheet's width to its height.
    private static let aspect: CGFloat = 1.4
    /// About what a heading or a caption takes, in points.
    private static let heading = CGSize(width: 120, height: 40)
    /// Between two pictures, in points.
    static let gap = CGSize(width: 24, height: 28)

    /// - Parameter sizes: The sizes of the pictures in the sheet, in points.
    init(_ variants: [SceneVariant], sizes: [CGSize]) {
        let crossed = variants.indices.filter { !variants[$0].isIncluded }
        let varying = Self.varying(crossed.map { variants[$0] })
        var inTable: Set<Int> = []
        if varying.count >= 2 {
            let tables = varying.map { axis in
                Self.table(crossed, variants, columns: axis, rows: varying.filter { $0 != axis })
            }
            (columns, rows) = Self.best(tables, sizes)
            inTable = Set(rows.flatMap(\.cells).compactMap { $0 })
        }
        axes = Self.varying(variants)
        lines = Self.lines(variants.indices.filter { !inTable.contains($0) }, sizes)
    }

    /// The axes on which the variants have different values.
    private static func varying(_ variants: [SceneVariant]) -> [VariantAxis] {
        let all = Set(variants.flatMap(\.values).map(\.axis)).sorted()
        return all.filter { axis in Set(variants.map { $0.value(on: axis)?.setting }).count > 1 }
    }
}

// MARK: Tables

extension ContactSheetPlan {
    private typealias Table = (columns: [VariantValue], rows: [Row])

    /// The table with one axis across and the others down.
    private static func table(
        _ indices: [Int], _ variants: [SceneVariant], columns axis: VariantAxis, rows axes: [VariantAxis]
    ) -> Table {
        var columns: [VariantValue] = []
        var rows: [Row] = []
        for index in indices {
            guard let value = variants[index].value(on: axis) else { continue }
            if !columns.contains(where: { $0.setting == value.setting }) { columns.append(value) }
        }
        for index in indices {
            let heading = axes.compactMap { variants[index].value(on: $0) }
            let column = columns.firstIndex { $0.setting == variants[index].value(on: axis)?.setting }
            guard let column else { continue }
            let row = rows.firstIndex { $0.heading.map(\.setting) == heading.map(\.setting) }
            if row == nil { rows.append(Row(heading: heading, cells: columns.map { _ in nil })) }
            rows[row ?? rows.count - 1].cells[column] = index
        }
        return (columns, rows)
    }

    /// The table whose sides come nearest to the sheet's; of equal ones the first.
    private static func best(_ tables: [Table], _ sizes: [CGSize]) -> Table {
        func distance(_ table: Table) -> CGFloat {
            let width = table.columns.indices.map { column in
                table.rows.compactMap { $0.cells[column] }.map { sizes[$0].width }.max() ?? 0
            }
            let height = table.rows.map { row in row.cells.compactMap { $0 }.map { sizes[$0].height }.max() ?? 0 }
            return off(width, height)
        }
        let distances = tables.map(distance)
        let best = distances.indices.min { distances[$0] < distances[$1] } ?? 0
        return tables[best]
    }

    /// The distance of a table of these columns and rows from the sheet's sides, on a scale on which twice and half are
    /// alike.
    private static func off(_ widths: [CGFloat], _ heights: [CGFloat]) -> CGFloat {
        let width = widths.reduce(heading.width) { $0 + $1 + gap.width }
        let height = heights.reduce(heading.height) { $0 + $1 + gap.height }
        return abs(log(width / height / aspect))
    }
}

// MARK: Lines

extension ContactSheetPlan {
    /// The pictures in lines of equal count, as many as bring the sheet's sides nearest.
    private static func lines(_ indices: [Int], _ sizes: [CGSize]) -> [[Int]] {
        guard !indices.isEmpty else { return [] }
        let choices = (1...indices.count).map { count in
            stride(from: 0, to: indices.count, by: count).map { Array(indices[$0..<min($0 + count, indices.count)]) }
        }
        func distance(_ lines: [[Int]]) -> CGFloat {
            let width = lines.map { line in line.reduce(0) { $0 + sizes[$1].width + gap.width } }.max() ?? 0
            let height = lines.reduce(0) { height, line in
                height + (line.map { sizes[$0].height }.max() ?? 0) + heading.height + gap.height
            }
            return abs(log(width / height / aspect))
        }
        let distances = choices.map(distance)
        return choices[distances.indices.min { distances[$0] < distances[$1] } ?? 0]
    }
}
