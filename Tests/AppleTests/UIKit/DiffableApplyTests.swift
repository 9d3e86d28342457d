import Foundation
import RandomInput
import Testing
import UIKit

@Suite("Diffable data of UIKit")
@MainActor
struct DiffableApplyTests {
    private func make() -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.contentConfiguration = content
        }
        let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        return (collection, data)
    }

    private func texts(_ collection: UICollectionView) -> [String?] {
        collection.layoutIfNeeded()
        return collection.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    @Test("a snapshot that was applied is what the collection shows")
    func applying() {
        let (collection, data) = make()
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b"], toSection: 0)
        snapshot.appendItems(["c"], toSection: 1)
        var isDone = false
        data.apply(snapshot, animatingDifferences: true) { isDone = true }
        #expect(isDone && texts(collection) == ["a", "b", "c"])
        #expect(data.itemIdentifier(for: IndexPath(item: 0, section: 1)) == "c")
        #expect(data.indexPath(for: "b") == IndexPath(item: 1, section: 0) && data.indexPath(for: "z") == nil)
        collection.selectItem(at: IndexPath(item: 0, section: 1), animated: false, scrollPosition: [])
        snapshot.moveItem("c", beforeItem: "a")
        snapshot.deleteItems(["b"])
        data.apply(snapshot)
        #expect(texts(collection) == ["c", "a"])
        // The item that was chosen is chosen where it is now.
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        #expect(collection.visibleCells.map(\.isSelected) == [true, false])
    }

    @Test("a tree shows what is below its open items, further in")
    func outline() {
        let (collection, data) = make()
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a", "b"])
        tree.append(["a1", "a2"], to: "a")
        tree.append(["a11"], to: "a1")
        tree.append(["b1"], to: "b")
        tree.expand(["a"])
        data.apply(tree, to: 0)
        #expect(texts(collection) == ["a", "a1", "a2", "b"])
        let rows = collection.visibleCells.compactMap { $0 as? UICollectionViewListCell }
        #expect(rows.map(\.indentationLevel) == [0, 1, 1, 0])
        #expect(rows.map(\.configurationState.isExpanded) == [true, false, false, false])
        #expect(data.snapshot(for: 0).items == ["a", "a1", "a11", "a2", "b", "b1"])
        tree.collapse(["a"])
        tree.expand(["b"])
        data.apply(tree, to: 0)
        #expect(texts(collection) == ["a", "b", "b1"])
    }

    @Test("snapshots as objects supply items as well")
    func references() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let data = UICollectionViewDiffableDataSourceReference(collectionView: collection) { collection, path, item in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.tag = item as? Int ?? 0
            return cell
        }
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["s"])
        snapshot.appendItems(withIdentifiers: [7, 8])
        data.applySnapshot(snapshot, animatingDifferences: false)
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.map(\.tag) == [7, 8])
        #expect(data.indexPath(forItemIdentifier: 8) == IndexPath(item: 1, section: 0))
    }

    @Test("whatever is done to a snapshot, each item is in it once, and is found where it is")
    func algebra() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<50 {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0, 1, 2])
            for _ in 0..<20 { change(&snapshot, &random) }
            let items = snapshot.itemIdentifiers
            #expect(Set(items).count == items.count && snapshot.numberOfItems == items.count)
            #expect(snapshot.sectionIdentifiers.flatMap { snapshot.itemIdentifiers(inSection: $0) } == items)
            let (collection, data) = make()
            data.apply(snapshot)
            for (index, item) in items.enumerated() {
                #expect(snapshot.indexOfItem(item) == index)
                #expect(data.indexPath(for: item).flatMap(data.itemIdentifier) == item)
            }
            #expect(texts(collection) == Array(items.prefix(texts(collection).count)))
        }
    }

    private func change(_ snapshot: inout NSDiffableDataSourceSnapshot<Int, String>, _ random: inout SeededGenerator) {
        let names = "abcdefgh".map(String.init)
        let (one, two) = (names.randomElement(using: &random) ?? "a", names.randomElement(using: &random) ?? "b")
        let section = Int.random(in: 0...2, using: &random)
        switch Int.random(in: 0...5, using: &random) {
        case 0, 1: snapshot.appendItems([one], toSection: section)
        case 2 where snapshot.indexOfItem(two) != nil && one != two: snapshot.insertItems([one], afterItem: two)
        case 3 where snapshot.indexOfItem(one) != nil && snapshot.indexOfItem(two) != nil && one != two:
            snapshot.moveItem(one, beforeItem: two)
        case 4: snapshot.deleteItems([one])
        default: snapshot.moveSection(section, afterSection: (section + 1) % 3)
        }
    }
}
