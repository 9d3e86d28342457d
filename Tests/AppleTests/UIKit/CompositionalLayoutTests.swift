import Foundation
import RandomInput
import Testing
import UIKit

@Suite("A compositional layout of UIKit")
@MainActor
struct CompositionalLayoutTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
    private func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }
    private func grid(_ section: NSCollectionLayoutSection, _ counts: [Int]) -> GridOfCells {
        GridOfCells(UICollectionViewCompositionalLayout(section: section), counts)
    }

    @Test("items are repeated while their group has room, and a last group is not filled")
    func columns() {
        let cell = item(.fractionalWidth(0.25), .fractionalHeight(1))
        cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [cell])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 35)
        let cells = grid(section, [6])
        let frames = cells.frames()
        #expect(frames.map(\.minX) == [17, 102, 187, 272, 17, 102])
        #expect(frames.map(\.minY) == [11, 11, 11, 11, 66, 66])
        #expect(frames.allSatisfy { $0.size == CGSize(width: 79, height: 46) })
        #expect(cells.collection.contentSize == CGSize(width: 390, height: 135))
    }

    @Test("a number of items share their group's length, with the spacing between them")
    func counted() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
        group.interItemSpacing = .fixed(15)
        #expect(
            grid(NSCollectionLayoutSection(group: group), [3]).frames() == [
                CGRect(x: 0, y: 0, width: 120, height: 40), CGRect(x: 135, y: 0, width: 120, height: 40),
                CGRect(x: 270, y: 0, width: 120, height: 40),
            ])
    }

    @Test("flexible distances share what is left of a row")
    func flexible() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitems: [item(.absolute(100), .absolute(20)), item(.absolute(90), .absolute(40))])
        group.interItemSpacing = .flexible(10)
        let apart = grid(NSCollectionLayoutSection(group: group), [2]).frames()
        #expect(apart.map(\.minX) == [0, 300])
        let middle = item(.absolute(100), .absolute(20))
        middle.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
        let single = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: middle, count: 1)
        #expect(
            grid(NSCollectionLayoutSection(group: single), [1]).frames()
                == [CGRect(x: 145, y: 10, width: 100, height: 20)])
    }

    @Test("groups in a group are a picture beside two smaller ones, below a header")
    func nested() {
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
            subitems: [item(.fractionalWidth(0.6), .fractionalHeight(1)), pair])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let cells = grid(section, [5])
        #expect(
            cells.frames() == [
                CGRect(x: 20, y: 52, width: 210, height: 175), CGRect(x: 230, y: 52, width: 140, height: 87.5),
                CGRect(x: 230, y: 139.5, width: 140, height: 87.5), CGRect(x: 20, y: 227, width: 210, height: 175),
                CGRect(x: 230, y: 227, width: 140, height: 87.5),
            ])
        #expect(cells.header() == CGRect(x: 20, y: 0, width: 350, height: 44))
        section.supplementariesFollowContentInsets = false
        #expect(grid(section, [5]).header() == CGRect(x: 0, y: 0, width: 390, height: 44))
    }

    @Test("a section that scrolls across the others is as high as its groups, and shows those at its start")
    func orthogonal() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(150), .absolute(100)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
        section.orthogonalScrollingBehavior = .continuous
        let cells = grid(section, [6, 1])
        #expect(cells.frames().prefix(3).map(\.minX) == [16, 176, 336])
        #expect(cells.collection.indexPathsForVisibleItems.map(\.section) == [0, 0, 0, 1])
        #expect(cells.frames(1) == [CGRect(x: 16, y: 115, width: 150, height: 100)])
        #expect(cells.collection.contentSize == CGSize(width: 390, height: 220))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        #expect(grid(section, [6]).frames().prefix(2).map(\.minX) == [120, 280])
    }

    @Test("rows are as high as their cells ask for, and those in a row of one height as the highest")
    func estimated() {
        let row = size(.fractionalWidth(1), .estimated(44))
        let list = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [item(.fractionalWidth(1), .estimated(44))]))
        list.interGroupSpacing = 2
        let rows = grid(list, [3])
        rows.wanted = { CGSize(width: 390, height: CGFloat(60 + $0.item * 20)) }
        #expect(
            rows.frames() == [
                CGRect(x: 0, y: 0, width: 390, height: 60), CGRect(x: 0, y: 62, width: 390, height: 80),
                CGRect(x: 0, y: 144, width: 390, height: 100),
            ])
        let pair = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: row,
                subitems: [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))]))
        let pairs = grid(pair, [2])
        pairs.wanted = { CGSize(width: 195, height: CGFloat(60 + $0.item * 20)) }
        #expect(pairs.frames().map(\.height) == [80, 80])
    }

    @Test("words flow into rows by the widths that they ask for")
    func words() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            subitems: [item(.estimated(50), .absolute(30))])
        group.interItemSpacing = .fixed(10)
        let cells = grid(NSCollectionLayoutSection(group: group), [4])
        cells.wanted = { CGSize(width: [180, 150, 60, 200][$0.item], height: 30) }
        #expect(cells.frames().map(\.minX) == [0, 190, 0, 70] && cells.frames().map(\.minY) == [0, 0, 30, 30])
    }

    @Test("a badge stands at the corner of its item, and a background behind its section")
    func badge() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.absolute(100), .absolute(100)), subitems: [cell]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let cells = GridOfCells(layout, [1])
        cells.collection.layoutIfNeeded()
        let view = cells.collection.supplementaryView(forElementKind: "badge", at: IndexPath(item: 0, section: 0))
        #expect(view?.frame == CGRect(x: 110, y: 10, width: 20, height: 20))
        let behind = layout.layoutAttributesForDecorationView(
            ofKind: "background", at: IndexPath(item: 0, section: 0))
        #expect(behind?.frame == CGRect(x: 5, y: 5, width: 380, height: 130))
        let first = try #require(cells.collection.subviews.first { $0 is UICollectionReusableView })
        #expect(first.frame == behind?.frame)
    }

    @Test("a section's closure is given the container, and its handler the items that are seen")
    func environment() {
        var containers: [CGSize] = []
        var seen: [Int] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            containers.append(environment.container.effectiveContentSize)
            let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(250))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
            section.visibleItemsInvalidationHandler = { items, _, _ in
                seen = items.map(\.indexPath.item)
                for item in items { item.alpha = 0.5 }
            }
            return section
        }
        let cells = GridOfCells(layout, [9])
        cells.collection.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
        cells.collection.layoutIfNeeded()
        #expect(containers.last == CGSize(width: 340, height: 600))
        #expect(seen == [0, 1, 2] && cells.collection.visibleCells.allSatisfy { $0.alpha == 0.5 })
    }

    @Test("a list's rows are apart from its sides, and lie on a surface with round ends")
    func list() throws {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let cells = GridOfCells(UICollectionViewCompositionalLayout.list(using: configuration), [2, 1])
        let collection = cells.collection
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "\(number)"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([1, 2, 3], toSection: 0)
        data.apply(snapshot)
        collection.layoutIfNeeded()
        let rows = collection.visibleCells
        #expect(rows.count == 3 && rows.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 358 })
        #expect(abs(rows[0].frame.minY - 35) < 0.001 && abs(rows[1].frame.minY - rows[0].frame.maxY) < 0.001)
        #expect(rows[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(rows[1].layer.cornerRadius == 0 && rows[2].layer.cornerRadius == 26)
        #expect(rows[0].contentView is UIListContentView && rows[0].contentView.frame.maxX < 358 - 16)
    }

    @Test("items of random sizes stay in their order and inside of their groups")
    func laws() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            let subitems = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                item(
                    .fractionalWidth(CGFloat(Int.random(in: 1...10, using: &random)) / 10),
                    .absolute(CGFloat(Int.random(in: 10...50, using: &random))))
            }
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: subitems)
            group.interItemSpacing = .fixed(CGFloat(Int.random(in: 0...9, using: &random)))
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
            let count = Int.random(in: 0...30, using: &random)
            let frames = grid(section, [count]).frames()
            #expect(frames.count == count)
            #expect(frames.allSatisfy { $0.minX >= 10 && $0.maxX <= 380.1 })
            for (first, second) in zip(frames, frames.dropFirst()) {
                let isBeside = second.minY == first.minY && second.minX >= first.maxX - 0.001
                #expect(isBeside || (second.minY >= first.maxY && second.minX == 10))
            }
        }
    }
}
