import Testing
@testable import UIKit

@Suite("Lists come to rest, also as their data change")
@MainActor
struct ListRestTests {
    /// Rows with a line of text, which count how often they are laid out.
    private final class Rows: NSObject, UITableViewDataSource {
        final class Cell: UITableViewCell {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        var count: Int
        init(_ count: Int) { self.count = count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = Cell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    private func table(_ rows: Rows, _ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: style)
        table.dataSource = rows
        table.layoutIfNeeded()
        return table
    }

    /// The kinds of views that ask for another layout after one.
    private func restless(_ view: UIView) -> [String] {
        (view.layer.needsLayout() ? ["\(type(of: view))"] : []) + view.subviews.flatMap(restless)
    }

    @Test(
        "a row is laid out a few times, and not again", arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func rows(_ style: UITableView.Style) throws {
        let rows = Rows(4)
        let table = table(rows, style)
        #expect(restless(table) == [])
        let cells = table.visibleCells.compactMap { $0 as? Rows.Cell }
        #expect(cells.count == 4 && cells.allSatisfy { (1...4).contains($0.layouts) })
        let layouts = cells.map(\.layouts)
        table.layoutIfNeeded()
        #expect(cells.map(\.layouts) == layouts)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        #expect(restless(table) == [])
    }

    @Test("a header that is set again with another height moves the rows")
    func header() {
        let rows = Rows(2)
        let table = table(rows)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        table.tableHeaderView = header
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
        header.frame.size.height = 120
        table.tableHeaderView = header
        table.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 120))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
        #expect(abs(table.visibleCells[0].frame.minY - 120) < 0.001)
    }

    @Test("rows that are gone are not chosen any more")
    func chosenRows() {
        let rows = Rows(9)
        let table = table(rows)
        table.allowsMultipleSelection = true
        for row in [1, 4] {
            table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        table.performBatchUpdates { rows.count = 2 }
        table.layoutIfNeeded()
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
        table.performBatchUpdates { rows.count = 0 }
        table.layoutIfNeeded()
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test("a table of snapshots keeps the items that were chosen, wherever they go")
    func chosenItems() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let data = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        data.apply(snapshot)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        snapshot.insertItems([0], beforeItem: 1)
        data.apply(snapshot)
        table.layoutIfNeeded()
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(table.visibleCells.map(\.isSelected) == [false, false, true, false])
        snapshot.deleteItems([2])
        data.apply(snapshot)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("a collection that has less to show is scrolled to it")
    func shrinking() {
        let grid = GridOfCells(UICollectionViewFlowLayout(), [5000])
        grid.collection.layoutIfNeeded()
        for isPending in [true, false] {
            grid.counts = [5000]
            grid.collection.reloadData()
            grid.collection.layoutIfNeeded()
            grid.collection.scrollToItem(at: IndexPath(item: 4000, section: 0), at: .top, animated: false)
            #expect(grid.collection.contentOffset.y > 1000)
            if !isPending { grid.collection.layoutIfNeeded() }
            grid.counts = [3]
            grid.collection.reloadData()
            grid.collection.layoutIfNeeded()
            #expect(grid.collection.contentOffset == .zero && grid.collection.visibleCells.count == 3)
        }
    }

    @Test("a page as high as the safe area keeps the inset that it was made for")
    func fullPage() {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let (controller, grid) = (UIViewController(), GridOfCells(layout, [1]))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        controller.view.addSubview(grid.collection)
        for _ in 0..<3 {
            controller.view.layoutIfNeeded()
            #expect(restless(controller.view) == [])
            #expect(grid.collection.contentSize.height == 520 && grid.collection.adjustedContentInset.top == 50)
            controller.view.setNeedsLayout()
            grid.collection.setNeedsLayout()
        }
    }

    @Test("sizes that are no sizes do no harm to a flow layout")
    func oddSizes() {
        let layout = UICollectionViewFlowLayout()
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        let grid = GridOfCells(layout, [7])
        for (size, used) in [
            (CGSize(width: CGFloat.nan, height: 10), CGSize(width: 0, height: 10)),
            (CGSize(width: -5, height: CGFloat.infinity), .zero),
            (CGSize(width: CGFloat.leastNonzeroMagnitude, height: 10), nil),
            (UICollectionViewFlowLayout.automaticSize, CGSize(width: 50, height: 50)),
        ] as [(CGSize, CGSize?)] {
            grid.sizes = [[CGSize]](repeating: [CGSize](repeating: size, count: 7), count: 1)
            grid.collection.reloadData()
            let frames = grid.frames()
            #expect(frames.count == 7 && frames.allSatisfy { $0.minX.isFinite && $0.maxY.isFinite })
            if let used { #expect(frames.allSatisfy { $0.size == used }) }
        }
    }

    @Test("heights that are no heights are those that rows have by themselves")
    func oddHeights() {
        final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
            let heights: [CGFloat] = [.nan, .infinity, -7, 0, 30]
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                heights[indexPath.row]
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let (table, data) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Heights())
        (table.dataSource, table.delegate) = (data, data)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44, 30])
        #expect(table.contentSize.height == 162)
    }

    @Test("a collection goes when nobody keeps it, with its layout")
    func release() {
        weak var gone: UICollectionView?
        do {
            let list = UICollectionLayoutListConfiguration(appearance: .plain)
            let grid = GridOfCells(UICollectionViewCompositionalLayout.list(using: list), [3])
            grid.collection.layoutIfNeeded()
            gone = grid.collection
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }

    @Test("snapshots of many items and sections keep each item in its section")
    func manyItems() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in 0..<1500 {
            snapshot.appendSections([section])
            for item in 0..<4 { snapshot.appendItems([section * 4 + item], toSection: section) }
        }
        #expect(snapshot.numberOfItems == 6000 && snapshot.itemIdentifiers == Array(0..<6000))
        snapshot.appendItems([7, 6001], toSection: 1499)
        #expect(snapshot.itemIdentifiers(inSection: 1) == [4, 5, 6])
        #expect(snapshot.itemIdentifiers(inSection: 1499) == [5996, 5997, 5998, 5999, 7, 6001])
        snapshot.deleteSections([1499])
        snapshot.appendItems([7], toSection: 1)
        #expect(snapshot.itemIdentifiers(inSection: 1) == [4, 5, 6, 7])
        snapshot.deleteAllItems()
        snapshot.appendSections([0])
        snapshot.appendItems([4])
        #expect(snapshot.itemIdentifiers == [4])
    }
}
