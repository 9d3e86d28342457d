import Foundation
import RandomInput
import Testing
import UIKit

@Suite("A collection of UIKit")
@MainActor
struct CollectionViewTests {
    private func flow(_ width: CGFloat = 50, _ height: CGFloat = 50) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: height)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }

    @Test("the cells in sight are those whose places meet the bounds, wherever it is scrolled to")
    func sight() {
        var random = SeededGenerator(seed: 3)
        let grid = GridOfCells(flow(130, 45), [100], CGSize(width: 390, height: 300))
        let frames = grid.frames()
        for _ in 0..<20 {
            grid.collection.contentOffset.y = CGFloat(Int.random(in: 0...1200, using: &random))
            grid.collection.layoutIfNeeded()
            let seen = frames.indices.filter { frames[$0].overlaps(grid.collection.bounds) }
            #expect(grid.collection.indexPathsForVisibleItems.map(\.item) == seen)
            #expect(grid.collection.visibleCells.map(\.frame) == seen.map { frames[$0] })
            #expect(grid.collection.subviews.filter { $0 is UICollectionViewCell }.count == seen.count)
        }
    }

    @Test("cells that went out of sight are shown again for others")
    func reuse() {
        let grid = GridOfCells(flow(300, 100), [50], CGSize(width: 300, height: 300))
        grid.collection.layoutIfNeeded()
        let first = grid.collection.visibleCells
        grid.collection.contentOffset.y = 1000
        grid.collection.layoutIfNeeded()
        grid.collection.contentOffset.y = 2000
        grid.collection.layoutIfNeeded()
        let last = grid.collection.visibleCells
        #expect(last.allSatisfy { cell in first.contains { $0 === cell } })
        #expect(last.allSatisfy { ($0 as? GridOfCells.Cell)?.reuses == 2 && $0.reuseIdentifier == "cell" })
    }

    @Test("cells are made with the size of their place")
    func frames() {
        final class Sized: UICollectionViewCell {
            var first = CGSize.zero

            override init(frame: CGRect) {
                super.init(frame: frame)
                first = bounds.size
            }

            required init?(coder: NSCoder) { nil }
        }
        let grid = GridOfCells(flow(70, 30), [1])
        grid.collection.register(Sized.self, forCellWithReuseIdentifier: "cell")
        grid.collection.layoutIfNeeded()
        let cell = grid.collection.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect((cell as? Sized)?.first == CGSize(width: 70, height: 30))
        #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
        #expect(grid.collection.indexPathForItem(at: CGPoint(x: 10, y: 10)) == nil || cell?.frame.minX == 0)
    }

    @Test("cells are found by points and by themselves")
    func finding() {
        let grid = GridOfCells(flow(130, 100), [9])
        grid.collection.layoutIfNeeded()
        let path = grid.collection.indexPathForItem(at: CGPoint(x: 200, y: 150))
        #expect(path == IndexPath(item: 4, section: 0))
        #expect(path.flatMap(grid.collection.cellForItem).flatMap(grid.collection.indexPath) == path)
        #expect(grid.collection.indexPathForItem(at: CGPoint(x: 200, y: 350)) == nil)
        #expect(grid.collection.cellForItem(at: IndexPath(item: 20, section: 0)) == nil)
    }

    @Test(
        "scrolling puts a cell where it is asked to be, as far as the content reaches",
        arguments: [
            (50, UICollectionView.ScrollPosition.top, 5000), (50, .bottom, 4800), (50, .centeredVertically, 4900),
            (1, .bottom, 0), (99, .top, 9700), (2, UICollectionView.ScrollPosition(), 0),
            (3, UICollectionView.ScrollPosition(), 100),
        ])
    func scrolling(item: Int, position: UICollectionView.ScrollPosition, y: Int) {
        let grid = GridOfCells(flow(300, 100), [100], CGSize(width: 300, height: 300))
        grid.collection.layoutIfNeeded()
        grid.collection.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: true)
        #expect(grid.collection.contentOffset == CGPoint(x: 0, y: y))
    }

    @Test("a cell that is scrolled to before there are bounds is in sight once there are")
    func early() {
        let grid = GridOfCells(flow(300, 100), [100], .zero)
        grid.collection.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
        grid.collection.frame.size = CGSize(width: 300, height: 300)
        grid.collection.layoutIfNeeded()
        #expect(grid.collection.contentOffset.y == 5000)
        #expect(grid.collection.indexPathsForVisibleItems.map(\.item) == [50, 51, 52])
    }

    @Test("the last of cells that size themselves ends where the collection does once it is scrolled to")
    func estimates() {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        let grid = GridOfCells(UICollectionViewCompositionalLayout(section: section), [50])
        grid.wanted = { CGSize(width: 390, height: CGFloat(60 + $0.item % 3 * 25)) }
        grid.collection.scrollToItem(at: IndexPath(item: 49, section: 0), at: .bottom, animated: false)
        grid.collection.layoutIfNeeded()
        let last = grid.collection.cellForItem(at: IndexPath(item: 49, section: 0))
        #expect(last?.frame.maxY == grid.collection.bounds.maxY && last?.frame.height == 85)
        #expect(grid.collection.bounds.maxY == grid.collection.contentSize.height)
    }

    @Test("chosen cells look chosen, also those that come into sight later")
    func selection() {
        let grid = GridOfCells(flow(300, 100), [100], CGSize(width: 300, height: 300))
        grid.collection.layoutIfNeeded()
        grid.collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        grid.collection.selectItem(at: IndexPath(item: 10, section: 0), animated: false, scrollPosition: .top)
        grid.collection.layoutIfNeeded()
        #expect(grid.collection.indexPathsForSelectedItems == [IndexPath(item: 10, section: 0)])
        #expect(grid.collection.visibleCells.map(\.isSelected) == [true, false, false])
        grid.collection.deselectItem(at: IndexPath(item: 10, section: 0), animated: false)
        #expect(grid.collection.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("a chosen cell has its chosen background between its own and its content")
    func backgrounds() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        let (own, chosen) = (UIView(), UIView())
        cell.backgroundView = own
        cell.selectedBackgroundView = chosen
        cell.layoutIfNeeded()
        #expect(chosen.superview == nil && own.frame == cell.bounds)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.subviews.map { $0 === own ? 0 : $0 === chosen ? 1 : 2 } == [0, 1, 2])
        #expect(chosen.frame == cell.bounds)
    }

    @Test("data that changed is asked for again")
    func reloading() {
        let grid = GridOfCells(flow(300, 100), [2], CGSize(width: 300, height: 300))
        grid.collection.layoutIfNeeded()
        grid.counts = [1, 1]
        var isDone = false
        grid.collection.performBatchUpdates {
            grid.collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
        } completion: {
            isDone = $0
        }
        #expect(isDone && grid.collection.indexPathsForVisibleItems.map(\.section) == [0, 1])
        grid.counts = [0]
        grid.collection.reloadData()
        grid.collection.layoutIfNeeded()
        #expect(grid.collection.visibleCells.isEmpty && grid.collection.contentSize.height == 0)
    }

    @Test("another layout and another width place the same cells anew")
    func relayout() {
        let grid = GridOfCells(flow(100, 100), [4], CGSize(width: 200, height: 300))
        #expect(grid.frames()[3] == CGRect(x: 100, y: 100, width: 100, height: 100))
        grid.collection.frame.size.width = 400
        #expect(grid.frames()[3] == CGRect(x: 300, y: 0, width: 100, height: 100))
        grid.collection.setCollectionViewLayout(flow(400, 20), animated: false)
        #expect(grid.frames()[3] == CGRect(x: 0, y: 60, width: 400, height: 20))
        #expect(grid.collection.visibleCells.map(\.frame.minY) == [0, 20, 40, 60])
    }

    @Test("a cell's update is called with its state before it is shown")
    func update() {
        final class Updated: UICollectionViewCell {
            var states: [Bool] = []

            override func updateConfiguration(using state: UICellConfigurationState) {
                states.append(state.isSelected)
            }
        }
        let grid = GridOfCells(flow(), [1])
        grid.collection.register(Updated.self, forCellWithReuseIdentifier: "cell")
        grid.collection.layoutIfNeeded()
        grid.collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        grid.collection.layoutIfNeeded()
        #expect((grid.collection.visibleCells.first as? Updated)?.states == [false, true])
    }

    @Test("a layout that reads from right to left begins at the right")
    func direction() {
        let whole = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
        section.contentInsets.leading = 20
        let grid = GridOfCells(UICollectionViewCompositionalLayout(section: section), [1])
        grid.collection.semanticContentAttribute = .forceRightToLeft
        grid.collection.layoutIfNeeded()
        #expect(grid.collection.visibleCells.map(\.frame) == [CGRect(x: 270, y: 0, width: 100, height: 50)])
    }

    @Test("a copy of a place keeps what a class below adds to it")
    func copies() {
        final class Place: UICollectionViewLayoutAttributes {
            var angle: CGFloat = 0

            override func copy(with zone: NSZone? = nil) -> Any {
                guard let copy = super.copy(with: zone) as? Place else { return self }
                MainActor.assumeIsolated { copy.angle = angle }
                return copy
            }
        }
        let place = Place(forCellWith: IndexPath(item: 1, section: 2))
        place.angle = 3
        place.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        place.transform = CGAffineTransform(scaleX: 2, y: 2)
        let copy = place.copy() as? Place
        #expect(copy?.angle == 3 && copy?.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
        #expect(copy?.indexPath == place.indexPath && copy == place && copy?.size == CGSize(width: 30, height: 40))
    }
}
