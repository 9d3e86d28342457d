import Foundation
import Testing
import UIKit

@MainActor
@Suite("The layout of a table")
struct TableLayoutTests {
    /// Rows of heights, and a count of those that were asked for.
    private class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let heights: [[CGFloat]]
        var headers: [CGFloat]
        var footers: [CGFloat]
        var asked: [IndexPath] = []
        var shown: [IndexPath] = []

        init(_ heights: [[CGFloat]], header: CGFloat = 0, footer: CGFloat = 0) {
            self.heights = heights
            headers = heights.map { _ in header }
            footers = heights.map { _ in footer }
        }

        func numberOfSections(in tableView: UITableView) -> Int { heights.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights[section].count }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights[indexPath.section][indexPath.row]
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headers[section] }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footers[section] }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath)
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            shown.append(indexPath)
        }
    }

    /// Rows that say by their content how high they are.
    private final class SelfSized: Rows {
        final class Cell: UITableViewCell {
            var height: CGFloat = 0
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
        }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            UITableView.automaticDimension
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath)
            let cell = Cell(style: .default, reuseIdentifier: nil)
            cell.height = heights[indexPath.section][indexPath.row]
            return cell
        }
    }

    private func table(_ style: UITableView.Style, _ rows: Rows, height: CGFloat = 300) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: height), style: style)
        table.dataSource = rows
        table.delegate = rows
        table.layoutIfNeeded()
        return table
    }

    private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("of the plain style has 22 points above each header")
    func plain() {
        let rows = Rows([[50, 60], [70]], header: 30, footer: 10)
        let table = table(.plain, rows)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 300, height: 30))
        #expect(table.rectForRow(at: row(0)) == CGRect(x: 0, y: 52, width: 300, height: 50))
        #expect(table.rectForRow(at: row(1)) == CGRect(x: 0, y: 102, width: 300, height: 60))
        #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 162, width: 300, height: 10))
        #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 172))
        #expect(table.rectForHeader(inSection: 1).minY == 194)
        #expect(table.contentSize == CGSize(width: 300, height: 304))
        #expect(table.cellForRow(at: row(1))?.frame == table.rectForRow(at: row(1)))
        table.sectionHeaderTopPadding = 0
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 1).minY == 150 && table.contentSize.height == 260)
    }

    @Test("of inset groups has 16 points beside the rows, none above headers, and 35 above rows without one")
    func insetGrouped() {
        let rows = Rows([[50], [50]], header: 40, footer: 20)
        let grouped = table(.insetGrouped, rows)
        #expect(grouped.rectForRow(at: row(0)) == CGRect(x: 16, y: 40, width: 268, height: 50))
        #expect(grouped.rectForHeader(inSection: 1) == CGRect(x: 0, y: 110, width: 300, height: 40))
        final class Bare: Rows {
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
        }
        let bare = Bare([[50], [50]], header: UITableView.automaticDimension, footer: UITableView.automaticDimension)
        let usual = table(.insetGrouped, bare)
        #expect(usual.rectForRow(at: row(0)).minY == 35)
        let between = usual.rectForRow(at: row(0, 1)).minY - 85
        #expect(between >= 35 && between < 36)
        // The least number above zero stands for none; zero for the usual distance.
        bare.headers = [.leastNonzeroMagnitude, 0]
        bare.footers = [.leastNonzeroMagnitude, 0]
        usual.reloadData()
        usual.layoutIfNeeded()
        #expect(usual.rectForRow(at: row(0)).minY == 0)
        #expect(usual.rectForRow(at: row(0, 1)).minY > 60)
        #expect(table(.plain, Rows([[50]])).rectForRow(at: row(0)).minY == 0)
    }

    @Test("puts the table's own header above, and its footer below all sections")
    func aroundSections() {
        let rows = Rows([[50]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (header, footer) = (UIView(), UIView())
        header.frame.size = CGSize(width: 10, height: 80)
        footer.frame.size = CGSize(width: 10, height: 30)
        (table.dataSource, table.delegate) = (rows, rows)
        (table.tableHeaderView, table.tableFooterView) = (header, footer)
        table.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
        #expect(table.rectForRow(at: row(0)).minY == 80)
        #expect(footer.frame == CGRect(x: 0, y: 130, width: 300, height: 30))
        #expect(table.contentSize.height == 160)
        table.tableHeaderView = nil
        table.layoutIfNeeded()
        #expect(header.superview == nil && footer.frame.minY == 50)
    }

    @Test("keeps a plain header at the top while its rows are there")
    func stickyHeaders() {
        let rows = Rows([[100, 100, 100], [100, 100, 100]], header: 30)
        let table = table(.plain, rows, height: 200)
        func headers() -> [CGFloat] {
            table.layoutIfNeeded()
            return table.subviews.filter { !($0 is UITableViewCell) }.map(\.frame.minY).sorted()
        }
        #expect(headers() == [22])
        table.contentOffset.y = 150
        #expect(headers() == [150])
        // The section ends at 352: its header goes with its last row.
        table.contentOffset.y = 340
        #expect(headers() == [322, 374])
        table.contentOffset.y = 400
        #expect(headers() == [400])
    }

    @Test("asks for the rows in sight alone, each once")
    func asksForRowsInSight() {
        let rows = Rows([Array(repeating: 50, count: 1000)])
        let table = table(.plain, rows)
        #expect(rows.asked == (0..<6).map { row($0) } && rows.shown == rows.asked)
        #expect(table.contentSize.height == 50_000)
        let third = table.cellForRow(at: row(3))
        table.contentOffset.y = 125
        table.layoutIfNeeded()
        #expect(rows.asked == (0..<9).map { row($0) })
        #expect(table.cellForRow(at: row(3)) === third && table.cellForRow(at: row(1)) == nil)
        #expect(third.flatMap { table.indexPath(for: $0) } == row(3))
        table.reloadData()
        table.layoutIfNeeded()
        #expect(rows.asked.count == 16 && table.cellForRow(at: row(3)) !== third)
        let hidden = UITableView(frame: .zero)
        hidden.dataSource = rows
        hidden.layoutIfNeeded()
        #expect(rows.asked.count == 16)
    }

    @Test("measures rows that say their height by their content, as they come into sight")
    func selfSizing() {
        let rows = SelfSized([(0..<100).map { CGFloat(20 + $0 % 7 * 10) }])
        let table = table(.plain, rows)
        var y: CGFloat = 0
        for (index, path) in (table.indexPathsForVisibleRows ?? []).enumerated() {
            #expect(path == row(index))
            #expect(table.cellForRow(at: path)?.frame == CGRect(x: 0, y: y, width: 300, height: rows.heights[0][index]))
            y += rows.heights[0][index]
        }
        #expect(y >= 300)
        table.scrollToRow(at: row(60), at: .middle, animated: false)
        table.layoutIfNeeded()
        #expect(abs(table.rectForRow(at: row(60)).midY - table.bounds.midY) < 0.001)
        table.scrollToRow(at: row(99), at: .bottom, animated: false)
        table.layoutIfNeeded()
        #expect(abs(table.rectForRow(at: row(99)).maxY - table.bounds.maxY) < 0.001)
        #expect(table.rectForRow(at: row(99)).height == rows.heights[0][99])
        #expect(rows.asked.count < 40)
    }

    @Test("of any rows lays them one below the other, and shows those that meet the bounds")
    func laws() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<60 {
            let heights = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                (0..<Int.random(in: 0...12, using: &random)).map { _ in
                    CGFloat.random(in: 1...90, using: &random).rounded()
                }
            }
            let isMeasured = Bool.random(using: &random)
            let rows = isMeasured ? SelfSized(heights, header: 21, footer: 9) : Rows(heights, header: 21, footer: 9)
            let style = [UITableView.Style.plain, .grouped, .insetGrouped].randomElement(using: &random) ?? .plain
            let table = table(style, rows, height: CGFloat.random(in: 40...400, using: &random).rounded())
            let end = max(0, table.contentSize.height - table.bounds.height)
            table.contentOffset.y = CGFloat.random(in: 0...end, using: &random).rounded()
            table.layoutIfNeeded()
            let bounds = table.bounds
            var (y, seen): (CGFloat, [IndexPath]) = (0, [])
            for section in heights.indices {
                #expect(abs(table.rect(forSection: section).minY - y) < 0.001)
                y = table.rectForHeader(inSection: section).maxY
                for index in heights[section].indices {
                    let (path, rect) = (row(index, section), table.rectForRow(at: row(index, section)))
                    #expect(abs(rect.minY - y) < 0.001)
                    y = rect.maxY
                    #expect(table.indexPathForRow(at: CGPoint(x: rect.midX, y: rect.midY)) == path)
                    if rect.maxY > bounds.minY + 0.001, rect.minY < bounds.maxY - 0.001 {
                        seen.append(path)
                        let frame = table.cellForRow(at: path)?.frame ?? .zero
                        #expect(abs(frame.minY - rect.minY) < 0.001 && abs(frame.maxY - rect.maxY) < 0.001)
                        #expect(frame.minX == rect.minX && frame.width == rect.width)
                        #expect(rect.height == heights[section][index])
                    }
                }
                #expect(abs(table.rectForFooter(inSection: section).minY - y) < 0.001)
                y = table.rectForFooter(inSection: section).maxY
                #expect(abs(table.rect(forSection: section).maxY - y) < 0.001)
            }
            #expect(abs(table.contentSize.height - y) < 0.001)
            #expect(table.indexPathsForVisibleRows == seen)
            #expect(table.visibleCells.compactMap { table.indexPath(for: $0) } == seen)
            #expect(Set(rows.asked).count == rows.asked.count || isMeasured)
        }
    }

    @Test("follows another width, and empty tables have no content")
    func widths() {
        let rows = Rows([[50, 50]])
        let table = table(.insetGrouped, rows)
        let cell = table.cellForRow(at: row(0))
        table.frame.size.width = 500
        table.layoutIfNeeded()
        // Wide windows have margins of 20 points.
        #expect(table.cellForRow(at: row(0)) === cell && cell?.frame.width == 460 && cell?.frame.minX == 20)
        let empty = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        empty.layoutIfNeeded()
        #expect(empty.contentSize.height == 0 && empty.visibleCells.isEmpty)
    }

    @Test("keeps the chosen rows, of which there is one unless several are allowed")
    func selection() {
        let rows = Rows([[50, 50, 50]])
        let table = table(.plain, rows)
        table.selectRow(at: row(0), animated: false, scrollPosition: .none)
        table.selectRow(at: row(2), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [row(2)])
        #expect(table.visibleCells.map(\.isSelected) == [false, false, true])
        table.allowsMultipleSelection = true
        table.selectRow(at: row(1), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [row(2), row(1)])
        table.reloadRows(at: [row(1)], with: .none)
        #expect(table.visibleCells.map(\.isSelected) == [false, true, true])
        table.deselectRow(at: row(2), animated: false)
        #expect(table.visibleCells.map(\.isSelected) == [false, true, false])
        table.reloadData()
        #expect(table.indexPathsForSelectedRows == nil && table.visibleCells.allSatisfy { !$0.isSelected })
    }
}
