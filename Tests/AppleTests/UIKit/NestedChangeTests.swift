import Foundation
import Testing
@testable import UIKit

/// A table whose rows are as high as a number says, and whose answers do what a test wants.
@MainActor
private final class Meddler: NSObject, UITableViewDataSource, UITableViewDelegate {
    final class Cell: UITableViewCell {
        var height: CGFloat = 0
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: height) }
    }

    enum Moment: CaseIterable {
        case cell, display, end, header, endOfHeader, height, scroll
    }

    enum Deed: CaseIterable {
        case reload, reloadFewer, deleteFirst, insertFirst, fewerSections, reloadRow, cutOff
    }

    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    var counts = [30, 30, 30, 30]
    var height: (Int) -> CGFloat = { _ in 60 }
    var moment: Moment?
    var deed = Deed.reload
    var deeds = 0

    override init() {
        super.init()
        table.register(Cell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (self, self)
        table.layoutIfNeeded()
    }

    /// Does the deed, a few times at most, and looks at the table.
    private func meddle(_ now: Moment) {
        guard now == moment, deeds < 3 else { return }
        deeds += 1
        let first = IndexPath(row: 0, section: 0)
        switch deed {
        case .reload: table.reloadData()
        case .reloadFewer:
            counts = counts.map { min($0, 2) }
            table.reloadData()
        case .deleteFirst:
            guard counts[0] > 0 else { return }
            counts[0] -= 1
            table.deleteRows(at: [first], with: .none)
        case .insertFirst:
            counts[0] += 1
            table.insertRows(at: [first], with: .none)
        case .fewerSections:
            guard counts.count > 1 else { return }
            counts.removeLast()
            table.deleteSections(IndexSet(integer: counts.count), with: .none)
        case .reloadRow: table.reloadRows(at: table.indexPathsForVisibleRows ?? [], with: .none)
        case .cutOff:
            counts = [1]
            table.reloadData()
        }
        // The new places are asked for at once.
        _ = (table.rectForRow(at: first), table.indexPathForRow(at: CGPoint(x: 10, y: 10)), table.visibleCells)
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? Cell)?.height = height(indexPath.row)
        meddle(.cell)
        return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        meddle(.header)
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = "Header"
        return view
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        meddle(.height)
        return 44
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        meddle(.display)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        meddle(.end)
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        meddle(.endOfHeader)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { meddle(.scroll) }
}

@Suite("Rows that change while a table asks for them")
@MainActor
struct NestedChangeTests {
    @Test(
        "the table shows the rows that there are in the end", arguments: Meddler.Moment.allCases,
        Meddler.Deed.allCases)
    fileprivate func changes(_ moment: Meddler.Moment, _ deed: Meddler.Deed) {
        let rows = Meddler()
        (rows.moment, rows.deed) = (moment, deed)
        rows.table.reloadData()
        for y in [900, 3_000, 7_000, 0] as [CGFloat] {
            rows.table.contentOffset.y = y
            rows.table.layoutIfNeeded()
        }
        for _ in 0..<4 { rows.table.layoutIfNeeded() }
        #expect(rows.deeds > 0)
        let paths = rows.table.indexPathsForVisibleRows ?? []
        #expect(!paths.isEmpty)
        #expect(paths.allSatisfy { $0.section < rows.counts.count && $0.row < rows.counts[$0.section] })
        #expect(paths.allSatisfy { rows.table.cellForRow(at: $0)?.frame.isNear(rows.table.rectForRow(at: $0)) == true })
        #expect(rows.table.subviews.count { $0 is Meddler.Cell } == paths.count)
    }

    @Test("rows that were measured keep their heights when others change, and what is seen stays")
    func heights() {
        let rows = Meddler()
        rows.height = { CGFloat(80 + $0 % 3 * 40) }
        rows.counts = [200]
        rows.table.reloadData()
        for y in stride(from: CGFloat(0), through: 6_000, by: 200) {
            rows.table.contentOffset.y = y
            rows.table.layoutIfNeeded()
        }
        let (cells, first) = (rows.table.visibleCells, rows.table.indexPathsForVisibleRows?[0].row ?? 0)
        let frames = cells.map(\.frame)
        rows.table.reloadRows(at: [IndexPath(row: 199, section: 0)], with: .none)
        rows.table.layoutIfNeeded()
        #expect(rows.table.visibleCells == cells)
        #expect(rows.table.visibleCells.map(\.frame) == frames)
        rows.counts = [199]
        // Its height was 80 points.
        rows.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        rows.table.insertRows(at: [], with: .none)
        rows.table.contentOffset.y -= 80
        rows.table.layoutIfNeeded()
        #expect(rows.table.indexPathsForVisibleRows?[0].row == first - 1)
        #expect(rows.table.visibleCells.map { $0.frame.minY + 80 } == frames.map(\.minY))
    }

    @Test("a row that is filled anew is measured anew")
    func anew() {
        let rows = Meddler()
        let path = IndexPath(row: 2, section: 0)
        for (height, isReloaded) in [(90, false), (130, true), (70, false)] as [(CGFloat, Bool)] {
            rows.height = { $0 == 2 ? height : 60 }
            if isReloaded {
                rows.table.reloadRows(at: [path], with: .none)
            } else {
                rows.table.reconfigureRows(at: [path])
            }
            rows.table.layoutIfNeeded()
            #expect(rows.table.rectForRow(at: path).height == height)
        }
    }

    @Test("places that are asked for in the midst of heights are none, and do no harm")
    func placesAmongHeights() {
        final class Asking: NSObject, UITableViewDataSource, UITableViewDelegate {
            var places: Set<CGFloat> = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                places.insert(tableView.rectForRow(at: indexPath).height)
                _ = tableView.cellForRow(at: indexPath)
                return 50
            }
        }
        let (table, data) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Asking())
        (table.dataSource, table.delegate) = (data, data)
        #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).height == 50 && data.places == [0])
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 4)
    }

    @Test("a collection's cell that an app keeps by itself is not shown for another item")
    func ownItems() {
        final class Keeping: NSObject, UICollectionViewDataSource {
            var first: UICollectionViewCell?
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                if indexPath.item == 0, let first { return first }
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
                if indexPath.item == 0 { first = cell }
                return cell
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        let data = Keeping()
        collection.dataSource = data
        for _ in 0..<4 {
            collection.reloadData()
            collection.layoutIfNeeded()
            let cells = collection.visibleCells
            #expect(cells.count == 8 && cells[0] === data.first)
            #expect(Set(cells.map(ObjectIdentifier.init)).count == 8)
        }
    }

    @Test("cells that wait are forgotten when their name is registered anew", arguments: [false, true])
    func registeredAnew(_ isNib: Bool) {
        final class Later: UICollectionViewCell {}
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        let grid = GridOfCells(layout, [40])
        grid.collection.layoutIfNeeded()
        let store = grid.collection.visibleCells.first?.store ?? ""
        grid.collection.frame.size.height = 120
        grid.collection.layoutIfNeeded()
        let name = grid.collection.visibleCells.first?.reuseIdentifier ?? ""
        #expect(grid.collection.spareViews.take(store) != nil)
        if isNib {
            grid.collection.register(UINib?.none, forCellWithReuseIdentifier: name)
        } else {
            grid.collection.register(Later.self, forCellWithReuseIdentifier: name)
        }
        #expect(grid.collection.spareViews.take(store) == nil)
    }
}
