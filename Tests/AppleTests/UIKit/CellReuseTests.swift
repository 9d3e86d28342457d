import Foundation
import RandomInput
import Testing
@testable import UIKit

/// A table of rows with a header and a footer for each section, which counts what is made and shown.
@MainActor
final class CountedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    final class Cell: UITableViewCell {
        static var made = 0
        var reuses = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Cell.made += 1
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    final class Header: UITableViewHeaderFooterView {
        static var made = 0
        var reuses = 0

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            Header.made += 1
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    var counts: [Int]
    var titles: [String: String] = [:]
    var asked: [IndexPath] = []
    var told: [String] = []
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

    init(_ counts: [Int], headers: Bool = false) {
        self.counts = counts
        (Cell.made, Header.made) = (0, 0)
        super.init()
        table.register(Cell.self, forCellReuseIdentifier: "row")
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        table.sectionHeaderHeight = headers ? 40 : 0
        table.rowHeight = 50
        (table.dataSource, table.delegate) = (self, self)
        table.layoutIfNeeded()
    }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        table.layoutIfNeeded()
    }

    var shown: [Int] { (table.indexPathsForVisibleRows ?? []).map(\.row) }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.sectionHeaderHeight > 0 ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        told.append("+\(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        told.append("-\(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        told.append("+header \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        told.append("-header \(section)")
    }
}

@Suite("Cells that go out of sight are shown again")
@MainActor
struct CellReuseTests {
    @Test("a thousand rows need as many cells as fit", arguments: [37, 130, 600, 2_500] as [CGFloat])
    func scrolling(_ step: CGFloat) {
        let rows = CountedRows([1_000])
        var y: CGFloat = 0
        // A slow finger stops early.
        while y < min(49_000, step * 120) {
            rows.scroll(to: y)
            #expect(rows.shown.first == Int(y / 50))
            y += step
        }
        #expect((12...15).contains(CountedRows.Cell.made))
        let cells = rows.table.visibleCells.compactMap { $0 as? CountedRows.Cell }
        #expect(cells.allSatisfy { $0.reuses > 0 && $0.superview === rows.table })
        #expect(rows.table.subviews.count { $0 is UITableViewCell } == cells.count)
        #expect(Set(cells.map(ObjectIdentifier.init)).count == cells.count)
    }

    @Test("headers are shown again for other sections")
    func headers() {
        let rows = CountedRows([Int](repeating: 6, count: 200), headers: true)
        for y in stride(from: CGFloat(0), to: 60_000, by: 310) { rows.scroll(to: y) }
        #expect(CountedRows.Header.made <= 5)
        let views = rows.table.subviews.compactMap { $0 as? CountedRows.Header }
        #expect(views.allSatisfy { $0.reuses > 5 })
    }

    @Test("the delegate hears of each row's beginning and end by turns, wherever it is scrolled")
    func turns() {
        let rows = CountedRows([40, 3, 90, 0, 25], headers: true)
        var numbers = SeededGenerator(seed: 7)
        for _ in 0..<80 {
            rows.scroll(to: .random(in: 0...7_000, using: &numbers))
            if Int.random(in: 0..<20, using: &numbers) == 0 { rows.table.reloadData() }
        }
        var open: Set<String> = []
        for word in rows.told {
            let name = String(word.dropFirst())
            if word.hasPrefix("+") {
                #expect(open.insert(name).inserted)
            } else {
                #expect(open.remove(name) != nil)
            }
        }
        let seen = rows.table.indexPathsForVisibleRows ?? []
        #expect(open.filter { !$0.hasPrefix("header") } == Set(seen.map { "\($0.section).\($0.row)" }))
    }

    @Test("a reload shows the cells that are there, each for its row")
    func reload() {
        let rows = CountedRows([1_000])
        rows.scroll(to: 10_000)
        let (made, cells) = (CountedRows.Cell.made, rows.table.visibleCells)
        rows.told = []
        rows.table.reloadData()
        rows.table.layoutIfNeeded()
        #expect(CountedRows.Cell.made == made)
        #expect(rows.table.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
        #expect(cells.allSatisfy { ($0 as? CountedRows.Cell)?.reuses == 2 })
        #expect(rows.told.count == cells.count * 2 && rows.told.suffix(cells.count).allSatisfy { $0.hasPrefix("+") })
    }

    @Test("rows that come and go leave the cells of others alone")
    func changes() {
        let rows = CountedRows([1_000])
        func row(_ number: Int) -> IndexPath { IndexPath(row: number, section: 0) }
        rows.table.selectRow(at: row(3), animated: false, scrollPosition: .none)
        let cells = rows.table.visibleCells
        (rows.asked, rows.told) = ([], [])
        rows.counts = [999]
        rows.table.deleteRows(at: [row(1)], with: .automatic)
        rows.table.layoutIfNeeded()
        #expect(rows.asked == [row(11)] && rows.told == ["-0.1", "+0.11"])
        #expect(rows.table.visibleCells[1] === cells[2] && rows.table.visibleCells.last === cells[1])
        #expect(rows.table.indexPathForSelectedRow == row(2))
        (rows.asked, rows.told) = ([], [])
        rows.counts = [1_000]
        rows.table.performBatchUpdates {
            rows.table.insertRows(at: [row(0), row(2)], with: .fade)
            rows.table.deleteRows(at: [row(2)], with: .fade)
            rows.table.reloadRows(at: [row(5)], with: .none)
        }
        rows.table.layoutIfNeeded()
        #expect(Set(rows.asked) == [row(0), row(2), row(6)] && rows.table.indexPathForSelectedRow == nil)
        #expect(rows.table.cellForRow(at: row(1)) === cells[0] && rows.table.cellForRow(at: row(3)) === cells[2])
        rows.asked = []
        rows.table.beginUpdates()
        rows.table.endUpdates()
        rows.table.layoutIfNeeded()
        #expect(rows.asked == [])
    }

    @Test("a row is filled anew in its own cell")
    func reconfigured() {
        let rows = CountedRows([20])
        let cell = rows.table.visibleCells[4] as? CountedRows.Cell
        rows.asked = []
        rows.table.reconfigureRows(at: [IndexPath(row: 4, section: 0), IndexPath(row: 19, section: 0)])
        rows.table.layoutIfNeeded()
        #expect(rows.asked == [IndexPath(row: 4, section: 0)])
        #expect(rows.table.visibleCells[4] === cell && cell?.reuses == 0)
    }

    @Test("cells that an app makes by their names wait for others, and those without a name do not")
    func ownCells() {
        final class Own: NSObject, UITableViewDataSource {
            var (name, made) = ("own" as String?, 0)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                if let name, let cell = tableView.dequeueReusableCell(withIdentifier: name) { return cell }
                made += 1
                return UITableViewCell(style: .default, reuseIdentifier: name)
            }
        }
        for (name, most) in [("own", 16), (nil, 520)] as [(String?, Int)] {
            let (table, own) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), Own())
            own.name = name
            table.dataSource = own
            for y in stride(from: CGFloat(0), to: 21_000, by: 300) {
                table.contentOffset.y = y
                table.layoutIfNeeded()
            }
            #expect(own.made <= most && own.made > most / 2)
        }
    }

    @Test("a collection needs as many cells, headers and backgrounds as fit")
    func collections() {
        final class Ground: UICollectionReusableView {
            static var made = 0
            override init(frame: CGRect) {
                super.init(frame: frame)
                Ground.made += 1
            }
            required init?(coder: NSCoder) { nil }
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.decorationItems = [.background(elementKind: "ground")]
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        let grid = GridOfCells(layout, [Int](repeating: 10, count: 100))
        var (cells, headers): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
        var kept: [UIView] = []
        for y in stride(from: CGFloat(0), to: 20_000, by: 170) {
            grid.collection.contentOffset.y = y
            grid.collection.layoutIfNeeded()
            kept += grid.collection.visibleCells
            cells.formUnion(grid.collection.visibleCells.map(ObjectIdentifier.init))
            let views = grid.collection.visibleSupplementaryViews(
                ofKind: UICollectionView.elementKindSectionHeader)
            kept += views
            headers.formUnion(views.map(ObjectIdentifier.init))
        }
        #expect((11...14).contains(cells.count) && headers.count <= 2 && Ground.made <= 3)
    }

    @Test("items that a snapshot keeps keep their cells")
    func snapshots() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
        var asked: [Int] = []
        let registration = UICollectionView.CellRegistration<GridOfCells.Cell, Int> { _, _, item in asked.append(item) }
        let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([1, 2, 3, 4], toSection: 0)
        snapshot.appendItems([5, 6], toSection: 1)
        func apply() -> [Int] {
            asked = []
            data.apply(snapshot)
            collection.layoutIfNeeded()
            return asked.sorted()
        }
        #expect(apply() == [1, 2, 3, 4, 5, 6])
        let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
        snapshot.deleteItems([1])
        snapshot.moveItem(2, afterItem: 6)
        snapshot.appendItems([7], toSection: 0)
        #expect(apply() == [7])
        #expect(collection.cellForItem(at: IndexPath(item: 2, section: 1)) === cell)
        snapshot.reloadItems([3])
        snapshot.reconfigureItems([2])
        #expect(apply() == [2, 3])
        #expect(collection.cellForItem(at: IndexPath(item: 2, section: 1)) === cell)
        snapshot = data.snapshot()
        #expect(apply() == [] && snapshot.reloadedItemIdentifiers == [])
        data.applySnapshotUsingReloadData(snapshot)
        collection.layoutIfNeeded()
        #expect(asked.count == 6)
    }
}
