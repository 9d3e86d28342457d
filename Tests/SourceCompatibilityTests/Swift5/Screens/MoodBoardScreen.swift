import PencilKit
import SwiftUI
import UIKit
import WebKit

/// A card of the board.
struct MoodCard: Hashable {
    let id = UUID()
    var title: String
    var colour: UIColor
}

/// A share that knows what it is for.
final class MoodShare: NSObject, UIActivityItemSource {
    let card: MoodCard

    init(card: MoodCard) {
        self.card = card
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { card.title }
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .postToTwitter ? nil : card.title }
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "A mood" }
}

/// An activity of the app's own.
final class PinActivity: UIActivity {
    override class var activityCategory: UIActivity.Category { .action }
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("app.mood.pin") }
    override var activityTitle: String? { "Pin" }
    override var activityImage: UIImage? { UIImage(systemName: "pin") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func perform() { activityDidFinish(true) }
}

/// The board, whose cards are dragged, hovered over and searched for.
final class MoodBoardController: UIViewController, UICollectionViewDelegate, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate, UIPointerInteractionDelegate, UINavigationItemRenameDelegate,
    UILargeContentViewerInteractionDelegate
{
    private var collection: UICollectionView!
    private lazy var source = UICollectionViewDiffableDataSource<Int, MoodCard>(collectionView: collection) {
        collection, path, _ in collection.dequeueReusableCell(withReuseIdentifier: "card", for: path)
    }
    private(set) var cards = [
        MoodCard(title: "Moss", colour: .systemGreen), MoodCard(title: "Rust", colour: .systemBrown),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Moods"
        collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        collection.delegate = self
        collection.dragDelegate = self
        collection.dropDelegate = self
        collection.addInteraction(UIPointerInteraction(delegate: self))
        collection.addInteraction(UILargeContentViewerInteraction(delegate: self))
        view.addSubview(collection)
        navigationItem.renameDelegate = self
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.searchTextField.tokens = [UISearchToken(icon: UIImage(systemName: "leaf"), text: "Green")]
        navigationItem.searchController = search
        view.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Cards") { [weak self] _ in
                self.map { UIAccessibilityCustomRotorItemResult(targetElement: $0.view, targetRange: nil) }
            }
        ]
    }

    private func layout() -> UICollectionViewLayout {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    func share(_ card: MoodCard) -> UIActivityViewController {
        let sheet = UIActivityViewController(
            activityItems: [MoodShare(card: card)], applicationActivities: [PinActivity()])
        sheet.excludedActivityTypes = [.airDrop, .markupAsPDF]
        sheet.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
        return sheet
    }

    override var preferredFocusEnvironments: [UIFocusEnvironment] { [collection] }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        coordinator.addCoordinatedAnimations({ context.nextFocusedView?.alpha = 1 }, completion: nil)
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { done in
            done(Data("card".utf8), nil)
            return nil
        }
        let item = UIDragItem(itemProvider: provider)
        item.localObject = cards[indexPath.item]
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
    ) {
        let place = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
        for item in coordinator.items {
            let context = coordinator.drop(
                item.dragItem, to: UICollectionViewDropPlaceholder(insertionIndexPath: place, reuseIdentifier: "card"))
            if !item.dragItem.itemProvider.canLoadObject(ofClass: NSString.self) { context.deletePlaceholder() }
        }
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        interaction.view.map {
            UIPointerStyle(effect: .lift(UITargetedPreview(view: $0)), shape: .roundedRect(region.rect))
        }
    }

    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String) { self.title = title }
}

/// The board in SwiftUI: what a page, a canvas and the board know is said in lines.
struct MoodBoardScreen: View {
    private let drawing: PKDrawing = {
        let points = (0..<20).map { (step: Int) -> PKStrokePoint in
            let place = CGPoint(x: CGFloat(10 + 10 * step), y: step.isMultiple(of: 2) ? 20 : 60)
            return PKStrokePoint(
                location: place, timeOffset: TimeInterval(step), size: CGSize(width: 6, height: 6), opacity: 1,
                force: 1,
                azimuth: 0, altitude: 1)
        }
        let path = PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSinceReferenceDate: 0))
        return PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: .systemRed), path: path)])
    }()

    private var facts: String { "\(drawing.strokes.count) stroke, \(Int(drawing.bounds.width)) points wide" }
    private var chapter: String { NSTextList(markerFormat: .uppercaseRoman, options: 0).marker(forItemNumber: 4) }
    private var scheme: String { URLScheme("mood") == nil ? "no scheme" : "mood scheme" }

    var body: some View {
        VStack(spacing: 12) {
            Text("Mood board").font(.title)
            Image(uiImage: drawing.image(from: CGRect(x: 0, y: 0, width: 220, height: 80), scale: 2))
                .accessibilityIdentifier("sketch")
            Text(facts)
            Text(chapter)
            Text(scheme)
        }
        .padding()
    }
}
