import UIKit

/// A compositional layout with a diffable data source: a row of covers that scrolls across, and a list.
final class NewsController: UIViewController {
    private enum Section: Int {
        case covers, stories
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])

        let cover = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, indexPath, title in
            let label = UILabel()
            label.text = title
            label.textColor = .white
            label.font = .preferredFont(forTextStyle: .title2)
            label.textAlignment = .center
            let hues: [UIColor] = [.systemTeal, .systemOrange, .systemIndigo]
            label.backgroundColor = hues[indexPath.item % hues.count]
            label.layer.cornerRadius = 16
            label.clipsToBounds = true
            cell.backgroundView = label
        }
        let story = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
            var content = cell.defaultContentConfiguration()
            content.text = title
            content.secondaryText = "Five minutes"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, title in
            switch Section(rawValue: indexPath.section)! {
            case .covers: collectionView.dequeueConfiguredReusableCell(using: cover, for: indexPath, item: title)
            case .stories: collectionView.dequeueConfiguredReusableCell(using: story, for: indexPath, item: title)
            }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.covers, .stories])
        snapshot.appendItems(["Tides", "Lamps", "Foghorns"], toSection: .covers)
        snapshot.appendItems(["A light on the rock", "The keeper's cat", "Oil or gas?"], toSection: .stories)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, environment in
            switch Section(rawValue: section)! {
            case .covers:
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(150)),
                    subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .groupPaging
                section.interGroupSpacing = 12
                section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 16)
                return section
            case .stories:
                return .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
            }
        }
    }
}
