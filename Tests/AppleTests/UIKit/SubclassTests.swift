import AVFoundation
import CoreImage
import RealityKit
import SpriteKit
import Testing
import UIKit

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
}
