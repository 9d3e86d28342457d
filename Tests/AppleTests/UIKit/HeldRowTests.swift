import Testing
@testable import UIKit

@Suite("Lists that change under the finger that moves their rows")
@MainActor
struct HeldRowTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
        var count = 40
        var moved: [IndexPath] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { moved += [sourceIndexPath, destinationIndexPath] }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            #expect(indexPath.row < count)
            return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "A") { $2(true) }])
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let rows = Rows()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .insetGrouped)
    private let first = IndexPath(row: 0, section: 0)

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 50
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
    }

    @Test("a row that is scrolled out of sight while it is aside leaves nothing of that to others")
    func scrolledAway() {
        table.rowSwipe.open(first, isTrailing: true)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: first)
        #expect(cell?.layer.mask != nil && cell?.showingDeleteConfirmation == true)
        for y in stride(from: CGFloat(0), through: 1_200, by: 200) {
            table.contentOffset.y = y
            table.layoutIfNeeded()
        }
        #expect(!table.rowSwipe.isOpen && table.visibleCells.contains { $0 === cell })
        #expect(table.visibleCells.allSatisfy { $0.layer.mask == nil && !$0.showingDeleteConfirmation })
    }

    @Test("an item that is scrolled out of sight while it is aside is not aside where it is shown next")
    func scrolledAwayItem() throws {
        let look = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let list = UICollectionView(
            frame: table.frame, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
        let some = rows.tableView(table, trailingSwipeActionsConfigurationForRowAt: first)
        var actions = look
        actions.trailingSwipeActionsConfigurationProvider = { _ in some }
        list.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: actions)
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = rows
        list.layoutIfNeeded()
        let opened = list.rowSwipe.open(first, isTrailing: true)
        list.layoutIfNeeded()
        let cell = try #require(list.cellForItem(at: first))
        #expect(opened && cell.isSwiped && cell.layer.mask != nil)
        list.contentOffset.y = 1_000
        list.layoutIfNeeded()
        #expect(!list.rowSwipe.isOpen && !cell.isSwiped && cell.layer.mask == nil)
    }

    @Test("a row that a finger carries goes back where it is when the rows are taken anew", arguments: [0, 1, 30])
    func carried(_ left: Int) {
        table.isEditing = true
        table.layoutIfNeeded()
        table.rowMove.carry(IndexPath(row: 5, section: 0), by: 120)
        table.layoutIfNeeded()
        rows.count = left
        table.reloadData()
        table.rowMove.drop()
        table.layoutIfNeeded()
        #expect(table.rowMove.path == nil && table.rowMove.way == 0 && rows.moved.isEmpty)
        let paths = table.indexPathsForVisibleRows ?? []
        #expect(paths.count == min(left, paths.count) && paths.isEmpty == (left == 0))
        #expect(paths.allSatisfy { table.cellForRow(at: $0)?.frame == table.rectForRow(at: $0) })
    }

    @Test("a finger that swipes or carries a row asks nothing of rows that are gone")
    func fingers() throws {
        let page = UITableViewController(style: .plain)
        page.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (page.tableView.dataSource, page.tableView.delegate) = (rows, rows)
        let stage = touchStage(page)
        stage.perform { page.tableView.rowSwipe.held = IndexPath(row: 39, section: 0) }
        #expect(page.tableView.rowSwipe.held != nil)
        stage.perform {
            rows.count = 2
            page.tableView.reloadData()
        }
        #expect(page.tableView.rowSwipe.held == nil && !page.tableView.rowSwipe.isOpen)
    }

    @Test("a recognizer outlives its list")
    func lists() {
        var list: UITableView? = UITableView(frame: table.frame)
        let pans = list?.rowRecognizers ?? []
        list = nil
        #expect(pans.count == 2)
        for pan in pans {
            #expect(pan.view == nil && !pan.shouldBegin)
            pan.callTargets()
        }
    }
}
