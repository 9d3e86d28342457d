import AVFoundation
import CoreImage
import MapKit
import RealityKit
import SpriteKit
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

@Suite("Classes of the program's own under those of frameworks")
@MainActor struct SubclassTests {
    private final class Grid: UICollectionViewController {
        let columns: Int

        init(columns: Int) {
            self.columns = columns
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("a page of a collection that is made as any page has one, which asks it")
    func collection() {
        let grid = Grid(columns: 2)
        #expect(grid.collectionView.dataSource === grid && grid.view === grid.collectionView)
        #expect(grid.collectionView.collectionViewLayout === grid.collectionViewLayout)
    }

    private final class Game: SKScene {
        var loads = 0

        override init() {
            super.init()
        }

        required init?(coder: NSCoder) { nil }
        override func sceneDidLoad() { loads += 1 }
    }

    @Test("a scene without a size is made of one point, and loaded once")
    func scene() {
        let game = Game()
        #expect(game.size == CGSize(width: 1, height: 1) && game.loads == 1)
    }

    private final class Same: CIFilter, @unchecked Sendable {
        var picture: CIImage?
        override var outputImage: CIImage? { picture }
    }

    @Test("a filter of one's own makes its picture, and one of nothing none")
    func filter() {
        let filter = Same()
        filter.picture = CIImage.red
        #expect(filter.outputImage === filter.picture && filter.name == "Same" && CIFilter().outputImage == nil)
    }

    private final class Question: UIAlertController {
        init(_ text: String) {
            super.init(nibName: nil, bundle: nil)
            message = text
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("an alert is made as any page, and is a sheet until it is said to be another one")
    func alerts() {
        #expect(Question("Why?").message == "Why?" && Question("").preferredStyle == .actionSheet)
        #expect(UIAlertController(title: "A", message: nil, preferredStyle: .alert).preferredStyle == .alert)
    }

    private final class Radio: AVPlayer, @unchecked Sendable {
        init(station: URL) {
            super.init(url: station)
        }
    }

    private final class Camera: ARView {
        required init(frame: CGRect) {
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("a player and a view are made by their parents' initializers")
    func parents() {
        #expect(Radio(station: URL(fileURLWithPath: "/a.mp3")).currentItem != nil)
        #expect(Camera(frame: CGRect(x: 0, y: 0, width: 4, height: 3)).frame.width == 4)
    }

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
}
