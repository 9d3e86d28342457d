import Foundation
import RandomInput
import Testing
import UIKit

@Suite("A flow layout of UIKit")
@MainActor
struct FlowLayoutTests {
    @Test("three columns touch both ends of a row, and the last row keeps the gaps of a full one")
    func columns() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 80)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 16, bottom: 12, right: 16)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        let grid = GridOfCells(layout, [5, 0])
        #expect(grid.frames().map(\.minX) == [16, 140, 264, 16, 140])
        #expect(grid.frames().map(\.minY) == [50, 50, 50, 140, 140])
        #expect(grid.header() == CGRect(x: 0, y: 0, width: 390, height: 40))
        // A section without items has its header, insets and footer.
        #expect(grid.header(1) == CGRect(x: 0, y: 252, width: 390, height: 40))
        #expect(grid.collection.contentSize == CGSize(width: 390, height: 252 + 82))
    }

    @Test("a last row of several sizes has the least spacing, and a single item on a full row is in the middle")
    func rows() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 4
        let grid = GridOfCells(layout, [4], CGSize(width: 300, height: 600))
        grid.sizes = [
            [
                CGSize(width: 200, height: 50), CGSize(width: 140, height: 20), CGSize(width: 60, height: 60),
                CGSize(width: 40, height: 40),
            ]
        ]
        #expect(
            grid.frames() == [
                CGRect(x: 50, y: 0, width: 200, height: 50), CGRect(x: 0, y: 74, width: 140, height: 20),
                CGRect(x: 148, y: 54, width: 60, height: 60), CGRect(x: 216, y: 64, width: 40, height: 40),
            ])
    }

    @Test("a layout that scrolls sideways fills columns, and is as high as the collection")
    func sideways() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 90)
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 20
        layout.headerReferenceSize = CGSize(width: 30, height: 0)
        let grid = GridOfCells(layout, [3], CGSize(width: 250, height: 200))
        #expect(
            grid.frames() == [
                CGRect(x: 30, y: 0, width: 100, height: 90), CGRect(x: 30, y: 110, width: 100, height: 90),
                CGRect(x: 150, y: 0, width: 100, height: 90),
            ])
        #expect(grid.header() == CGRect(x: 0, y: 0, width: 30, height: 200))
        #expect(grid.collection.contentSize == CGSize(width: 250, height: 200))
    }

    @Test("a pinned header stays in sight until the end of its section")
    func pinned() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let grid = GridOfCells(layout, [5, 20], CGSize(width: 390, height: 300))
        grid.collection.layoutIfNeeded()
        grid.collection.contentOffset.y = 120
        #expect(grid.header()?.minY == 120)
        grid.collection.contentOffset.y = 515
        #expect(grid.header()?.minY == 500 && grid.header(1)?.minY == 530)
    }

    @Test("cells that size themselves are laid out with the sizes that they ask for")
    func sizes() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        let grid = GridOfCells(layout, [30], CGSize(width: 300, height: 200))
        grid.wanted = { CGSize(width: 150, height: $0.item < 2 ? 30 : 50) }
        let frames = grid.frames()
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 150, height: 30))
        #expect(frames[3] == CGRect(x: 150, y: 30, width: 150, height: 50))
        // The cells that came into sight were asked as well, those below it were not.
        #expect(grid.collection.visibleCells.allSatisfy { $0.frame.width == 150 })
        #expect(frames[29].width == 100)
    }

    @Test("items keep their order, do not overlap, stay inside of rows, and are no nearer than the least spacing")
    func laws() {
        var random = SeededGenerator(seed: 26)
        for _ in 0..<60 {
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = Bool.random(using: &random) ? .vertical : .horizontal
            layout.minimumInteritemSpacing = CGFloat(Int.random(in: 0...20, using: &random))
            layout.minimumLineSpacing = CGFloat(Int.random(in: 0...20, using: &random))
            layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
            let count = Int.random(in: 1...25, using: &random)
            let grid = GridOfCells(layout, [count])
            grid.sizes = [
                (0..<count).map { _ in
                    CGSize(
                        width: CGFloat(Int.random(in: 5...200, using: &random)),
                        height: CGFloat(Int.random(in: 5...200, using: &random)))
                }
            ]
            check(grid.frames(), layout, grid.collection)
        }
    }

    private func check(_ frames: [CGRect], _ layout: UICollectionViewFlowLayout, _ collection: UICollectionView) {
        let isVertical = layout.scrollDirection == .vertical
        // Places are rounded to pixels, and sizes are not.
        let pixel: CGFloat = 0.51
        let inside = collection.bounds.inset(by: layout.sectionInset).insetBy(dx: -pixel, dy: -pixel)
        for (index, frame) in frames.enumerated() {
            #expect(isVertical ? frame.minX >= inside.minX : frame.minY >= inside.minY)
            #expect(isVertical ? frame.maxX <= inside.maxX : frame.maxY <= inside.maxY)
            for other in frames[(index + 1)...] {
                let gap = isVertical ? other.minX - frame.maxX : other.minY - frame.maxY
                let below = isVertical ? other.minY - frame.maxY : other.minX - frame.maxX
                #expect(
                    gap >= layout.minimumInteritemSpacing - pixel || below >= layout.minimumLineSpacing - pixel)
            }
        }
    }

    /// Columns that are filled from the shortest.
    private final class Columns: UICollectionViewLayout {
        private var places: [UICollectionViewLayoutAttributes] = []
        private(set) var preparations = 0

        override func prepare() {
            preparations += 1
            guard let collectionView else { return }
            var heights: [CGFloat] = [0, 0]
            places = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
                let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                let column = heights[0] <= heights[1] ? 0 : 1
                let width = collectionView.bounds.width / 2
                let height = CGFloat(50 + item * 30 % 70)
                place.frame = CGRect(x: CGFloat(column) * width, y: heights[column], width: width, height: height)
                heights[column] += height
                return place
            }
        }

        override var collectionViewContentSize: CGSize {
            CGSize(width: collectionView?.bounds.width ?? 0, height: places.map(\.frame.maxY).max() ?? 0)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { places }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            places[indexPath.item]
        }
    }

    @Test("a layout of the app's own is prepared once, and only what meets the bounds is made of what it gives")
    func own() {
        let layout = Columns()
        let grid = GridOfCells(layout, [40], CGSize(width: 200, height: 150))
        let frames = grid.frames()
        #expect(layout.preparations == 1)
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 50) && frames[1].minX == 100)
        let seen = frames.indices.filter { frames[$0].overlaps(grid.collection.bounds) }
        #expect(grid.collection.indexPathsForVisibleItems.map(\.item) == seen)
        grid.collection.contentOffset.y = 200
        grid.collection.layoutIfNeeded()
        let below = frames.indices.filter { frames[$0].overlaps(CGRect(x: 0, y: 200, width: 200, height: 150)) }
        #expect(grid.collection.indexPathsForVisibleItems.map(\.item) == below && layout.preparations == 1)
    }

    /// Pictures that are larger the nearer they are to the middle.
    private final class Carousel: UICollectionViewFlowLayout {
        override func prepare() {
            super.prepare()
            scrollDirection = .horizontal
            itemSize = CGSize(width: 100, height: 100)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { place in
                guard place.indexPath.item == 1 else { return place }
                place.transform = CGAffineTransform(scaleX: 2, y: 2)
                place.zIndex = 1
                place.alpha = 0.5
                return place
            }
        }
    }

    @Test("transforms, opacities and the order of places are those of the cells")
    func carousel() throws {
        let grid = GridOfCells(Carousel(), [3], CGSize(width: 330, height: 100))
        grid.collection.layoutIfNeeded()
        let cell = try #require(grid.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(cell.frame == CGRect(x: 60, y: -50, width: 200, height: 200) && cell.alpha == 0.5)
        #expect(cell.bounds.size == CGSize(width: 100, height: 100))
        #expect(grid.collection.subviews.last { $0 is UICollectionViewCell } === cell)
    }
}
