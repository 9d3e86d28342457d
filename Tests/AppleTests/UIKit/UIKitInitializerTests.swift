import Foundation
import MapKit
import Testing
import UIKit

/// Classes of an app that give the initializers that UIKit's classes ask for, and no more: the rest comes from above.
private class Button: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 7
    }

    required init?(coder: NSCoder) { nil }
}

private class Row: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        tag = 7
    }

    required init?(coder: NSCoder) { nil }
}

private class Table: UITableView {
    override init(frame: CGRect, style: Style) {
        super.init(frame: frame, style: style)
        tag = 7
    }

    required init?(coder: NSCoder) { nil }
}

private class Storage: NSTextStorage {
    private let kept = NSMutableAttributedString()

    override init() {
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var string: String { kept.string }
    override func replaceCharacters(in range: NSRange, with str: String) {
        kept.replaceCharacters(in: range, with: str)
    }
}

private class Path: UIBezierPath {
    override init() {
        super.init()
        lineWidth = 7
    }

    required init?(coder: NSCoder) { nil }
}

private class Line: MKPolyline, @unchecked Sendable {
    var width = 7
}

private class Teller: NSObject, UITableViewDelegate {
    var chosen: IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath }
}

private class AppTeller: NSObject, UIApplicationDelegate {
    var window: UIWindow?
}

private class Place: NSObject, MKAnnotation {
    let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let title: String? = "Here"
}

@Suite("What subclasses of UIKit's have from above")
@MainActor
struct UIKitInitializerTests {
    @Test("a button of a kind is made by the initializer of its frame")
    func buttons() {
        #expect(Button(type: .system).tag == 7)
        var calls = 0
        let button = Button(frame: .zero, primaryAction: UIAction(title: "Go") { _ in calls += 1 })
        #expect(button.tag == 7)
        #expect(button.title(for: .normal) == "Go")
        button.sendActions(for: .primaryActionTriggered)
        #expect(calls == 1)
    }

    @Test("rows and tables without more are made by their own initializers")
    func lists() {
        #expect(Row().tag == 7)
        #expect(Row(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
        #expect(Table().tag == 7)
        #expect(Table(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).style == .plain)
    }

    @Test("a storage of text is made without a text, and a path's form keeps its line")
    func texts() {
        let storage = Storage()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
        #expect(storage.string == "ab")
        #expect(Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).lineWidth == 7)
        #expect(UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds.width == 3)
    }

    @Test("lines of maps of an app's own are made as those above them")
    func lines() {
        let places = [1.0, 3].map { CLLocationCoordinate2D(latitude: $0, longitude: 2) }
        let line = Line(coordinates: places, count: 2)
        #expect(line.width == 7)
        #expect(line.boundingMapRect == MKPolyline(coordinates: places, count: 2).boundingMapRect)
    }

    @Test("a table's delegate is one of tables, kept where all scroll views keep theirs")
    func delegates() {
        let table = UITableView()
        let teller = Teller()
        table.delegate = teller
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 2))
        #expect(teller.chosen == IndexPath(row: 1, section: 2))
        #expect((table as UIScrollView).delegate === teller)
    }

    @Test("what a delegate may leave out is optional twice for those who know the protocol alone")
    func optionals() {
        let teller = AppTeller()
        let delegate: any UIApplicationDelegate = teller
        teller.window = UIWindow(frame: .zero)
        #expect(delegate.window!! === teller.window)
        let place: any MKAnnotation = Place()
        #expect(place.title!! == "Here")
        #expect(place.subtitle! == nil)
    }

    @Test("a view keeps its resistance, and knows its accessible parts by numbers")
    func views() {
        let view = UIView()
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        view.setContentHuggingPriority(.required, for: .vertical)
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        let part = UIView()
        view.accessibilityElements = [part]
        #expect(view.accessibilityElementCount() == 1)
        #expect(view.index(ofAccessibilityElement: part) == 0)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
        #expect(view.viewPrintFormatter().view === view)
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
