import Foundation
import UIKit

/// A collection whose cells are of a class that counts what is done with it, for the tests of layouts.
@MainActor
final class GridOfCells: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    /// A cell that is made of its frame.
    final class Cell: UICollectionViewCell {
        private(set) var reuses = 0
        var wanted: CGSize?

        override init(frame: CGRect) {
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            if let wanted { layoutAttributes.size = wanted }
            return layoutAttributes
        }
    }

    var counts: [Int]
    var sizes: [[CGSize]] = []
    /// The size that a cell asks for itself.
    var wanted: ((IndexPath) -> CGSize)?
    let collection: UICollectionView

    init(_ layout: UICollectionViewLayout, _ counts: [Int], _ size: CGSize = CGSize(width: 390, height: 600)) {
        self.counts = counts
        collection = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        collection.dataSource = self
        collection.delegate = self
    }

    /// The frames of the first cells of a section, after a layout.
    func frames(_ section: Int = 0) -> [CGRect] {
        collection.layoutIfNeeded()
        return (0..<counts[section]).compactMap {
            collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    func header(_ section: Int = 0) -> CGRect? {
        collection.layoutIfNeeded()
        return collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.wanted = wanted?(indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard sizes.indices.contains(indexPath.section) else {
            return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        }
        return sizes[indexPath.section][indexPath.item]
    }
}

extension CGRect {
    /// Answers whether the rectangles share more than an edge.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
