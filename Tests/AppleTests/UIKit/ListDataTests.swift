import Foundation
import Testing
import UIKit

@Suite("UIKit's lists")
@MainActor
struct ListDataTests {
    @Test("a snapshot keeps items in order, each of them once")
    func snapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 2])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 2])
        snapshot.moveItem(2, beforeItem: 1)
        snapshot.insertItems([9], afterItem: 2)
        #expect(snapshot.itemIdentifiers == [2, 9, 1, 3, 4])
        snapshot.deleteSections(["a"])
        #expect(snapshot.numberOfItems == 1 && snapshot.sectionIdentifier(containingItem: 4) == "b")
    }

    private final class Cell: UITableViewCell {
        var made = "by itself"

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            made = "for \(reuseIdentifier ?? "")"
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Box: UICollectionViewCell {
        let label = UILabel(frame: .zero)

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("cells are made of the classes that were registered")
    func cells() {
        let table = UITableView(frame: .zero, style: .insetGrouped)
        table.register(Cell.self, forCellReuseIdentifier: "row")
        let place = IndexPath(row: 2, section: 1)
        #expect((table.dequeueReusableCell(withIdentifier: "row", for: place) as? Cell)?.made == "for row")
        #expect(place.row == 2 && place.section == 1)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<Box, String> { cell, _, text in cell.label.text = text }
        let cell = collection.dequeueConfiguredReusableCell(using: registration, for: place, item: "x")
        #expect(cell.label.text == "x" && cell.label.superview === cell.contentView)
    }

    @Test("a data source gives a table what its snapshot holds, and tells when it was taken")
    func dataSource() {
        let table = UITableView(frame: .zero)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = text
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        var isTaken = false
        source.apply(snapshot) { isTaken = true }
        #expect(isTaken && table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
        let cell = table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
        #expect(cell?.textLabel?.text == "b")
    }

    @Test("a collection's snapshots say which items may move")
    func moves() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        data.apply(snapshot)
        #expect(!data.collectionView(collection, canMoveItemAt: IndexPath(item: 0, section: 0)))
        data.reorderingHandlers.canReorderItem = { $0 == "b" }
        #expect(data.collectionView(collection, canMoveItemAt: IndexPath(item: 1, section: 0)))
        #expect(!data.collectionView(collection, canMoveItemAt: IndexPath(item: 0, section: 0)))
    }
}
