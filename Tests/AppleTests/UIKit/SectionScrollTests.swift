import Foundation
import Testing
@testable import UIKit

@Suite("Sections that scroll across the others")
@MainActor
struct SectionScrollTests {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// A page of two sections, of which the first scrolls: groups of 150 by 100 points, 10 apart, 20 from the sides.
    private final class Page: UIViewController {
        let grid: GridOfCells
        var heard: [(offset: CGFloat, frames: [CGRect])] = []

        init(_ behavior: Behavior, _ count: Int = 12, width: CGFloat = 150) {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(100))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = behavior
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 30, trailing: 20)
            let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            let rows = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
            grid = GridOfCells(
                UICollectionViewCompositionalLayout { index, _ in index == 0 ? section : rows }, [count, 30])
            super.init(nibName: nil, bundle: nil)
            section.visibleItemsInvalidationHandler = { [unowned self] items, offset, _ in
                heard.append((offset.x, items.map(\.frame)))
            }
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            grid.collection.frame = view.bounds
            grid.collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(grid.collection)
        }

        func start(_ item: Int) -> CGFloat? {
            view.layoutIfNeeded()
            return grid.collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame.minX
        }
    }

    private func drag(_ page: Page, _ way: CGFloat, slow: Bool = true) throws {
        let stage = touchStage(page)
        try stage.drag(
            from: CGPoint(x: 200, y: 50), to: CGPoint(x: 200 + way, y: 50), duration: .seconds(slow ? 4 : 0.1))
    }

    @Test("the section follows the finger as far as its groups go, and the others stay")
    func continuous() throws {
        let page = Page(.continuous)
        #expect(page.start(0) == 20 && page.start(3) == nil)
        try drag(page, -130)
        #expect(page.start(0) == -110 && page.start(3) == 370)
        #expect(page.grid.collection.contentOffset == .zero)
        #expect(page.grid.collection.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minX == 0)
        for _ in 0..<8 { try drag(page, -190) }
        // 12 groups of 150 with 11 gaps of 10 and 20 at both ends, in 390 points.
        #expect(abs((page.start(11) ?? 0) - (390 - 20 - 150)) < 0.01)
        for _ in 0..<12 { try drag(page, 180) }
        #expect(abs((page.start(0) ?? 0) - 20) < 0.01)
        try touchStage(page).drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 30), duration: .seconds(2))
        #expect(page.grid.collection.contentOffset.y == 60 && page.start(3) == nil)
    }

    @Test("cells that are scrolled away are shown again for others")
    func reuse() throws {
        let page = Page(.continuous, 400)
        let stage = touchStage(page)
        var cells: Set<ObjectIdentifier> = []
        for _ in 0..<30 {
            try stage.drag(from: CGPoint(x: 380, y: 50), to: CGPoint(x: 10, y: 50))
            cells.formUnion(
                page.grid.collection.indexPathsForVisibleItems.filter { $0.section == 0 }
                    .compactMap { page.grid.collection.cellForItem(at: $0) }.map(ObjectIdentifier.init))
        }
        #expect(page.grid.collection.indexPathsForVisibleItems.first?.item ?? 0 > 50)
        #expect(cells.count <= 8)
    }

    @Test(
        "a finger leaves the groups where they turn",
        arguments: [
            (.continuousGroupLeadingBoundary, -100, true, -160), (.continuousGroupLeadingBoundary, -60, true, 0),
            (.groupPaging, -100, true, -160), (.groupPaging, -60, true, 0), (.groupPaging, -60, false, -160),
            (.groupPaging, -190, true, -160), (.paging, -190, true, 0), (.paging, -190, false, -390),
        ] as [(Behavior, CGFloat, Bool, CGFloat)])
    func turning(_ behavior: Behavior, _ way: CGFloat, _ slow: Bool, _ end: CGFloat) throws {
        let page = Page(behavior)
        try drag(page, way, slow: slow)
        page.view.layoutIfNeeded()
        let layout = try #require(page.grid.collection.collectionViewLayout as? UICollectionViewCompositionalLayout)
        #expect(layout.offset(ofSection: 0) == -end)
    }

    @Test("centered groups come to rest in the middle, the last as well")
    func centered() throws {
        let page = Page(.groupPagingCentered, 4, width: 300)
        page.view.layoutIfNeeded()
        for item in 0..<4 {
            let frame = page.grid.collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame
            #expect(frame?.midX == 195)
            try drag(page, -120, slow: false)
            page.view.layoutIfNeeded()
        }
        #expect(page.grid.collection.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.midX == 195)
    }

    @Test("the section's handler hears of the offset, and of places in the section's content")
    func handler() throws {
        let page = Page(.continuous)
        page.view.layoutIfNeeded()
        #expect(page.heard.last?.offset == 0 && page.heard.last?.frames.map(\.minX) == [20, 180, 340])
        try drag(page, -200)
        #expect(page.heard.last?.offset == 200 && page.heard.last?.frames.map(\.minX) == [180, 340, 500])
        #expect(page.heard.count > 10)
    }

    @Test("an item is scrolled to in its section as well")
    func scrollTo() {
        let page = Page(.continuous)
        page.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        page.view.layoutIfNeeded()
        let collection = page.grid.collection
        func scroll(_ position: UICollectionView.ScrollPosition) -> CGFloat? {
            collection.scrollToItem(at: IndexPath(item: 6, section: 0), at: position, animated: false)
            return page.start(6)
        }
        #expect(scroll(.centeredHorizontally) == 120)
        #expect(scroll(.left) == 0)
        #expect(scroll(.right) == 240)
        collection.scrollToItem(at: IndexPath(item: 0, section: 0), at: .left, animated: false)
        collection.scrollToItem(at: IndexPath(item: 20, section: 1), at: .top, animated: false)
        #expect(collection.contentOffset.y == 2_130)
        #expect(scroll([.left, .top]) == 0 && collection.contentOffset.y == 0)
    }
}
