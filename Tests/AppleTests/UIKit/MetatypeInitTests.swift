import CoreData
import MapKit
import SceneKit
import SpriteKit
import Testing
import UIKit

/// A view with a property of its own, which its initializer changes.
private class Marked: UIView {
    var marks = ["made"]

    override init(frame: CGRect) {
        super.init(frame: frame)
        marks.append("framed")
    }

    required init?(coder: NSCoder) { nil }
}

/// A view that takes every initializer from above.
private class Plain: UIView {
    let numbers = [1, 2]
}

/// A view whose own initializer can be called without arguments.
private class Card: UIView {
    let title: String

    init(title: String = "own") {
        self.title = title
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

/// A view whose own initializer may be called by a frame alone.
private class Numbered: UIView {
    let number: Int

    init(frame: CGRect, number: Int = 5) {
        self.number = number
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}

private class Page: UIViewController {
    let numbers = [1, 2]
    private(set) var nib: String?

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nib = nibNameOrNil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { nil }
}

private class Row: UITableViewCell { let numbers = [1, 2] }
private class Key: UIButton { let numbers = [1, 2] }
private class Pictured: UIImageView { let numbers = [1, 2] }
private class Column: UIStackView { let numbers = [1, 2] }
private class Grid: UICollectionView { let numbers = [1, 2] }
private class Places: UICollectionViewFlowLayout { let numbers = [1, 2] }
private class Stack: UINavigationController { let numbers = [1, 2] }
private class Tap: UITapGestureRecognizer { let numbers = [1, 2] }
private class Tint: UIColor, @unchecked Sendable { let numbers = [1, 2] }
private class Outline: UIBezierPath { let numbers = [1, 2] }
private class Glow: CALayer { let numbers = [1, 2] }
private class Level: SKScene { let numbers = [1, 2] }
private class Hero: SKSpriteNode { let numbers = [1, 2] }
private class Tree: SCNNode, @unchecked Sendable { let numbers = [1, 2] }
private class Flag: MKAnnotationView { let numbers = [1, 2] }
private class Note: NSManagedObject { let numbers = [1, 2] }
private class Plan: NSObject { let numbers = [1, 2] }

extension UIView {
    fileprivate class func framed() -> Self { self.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    fileprivate static func bare() -> Self { Self() }
}

extension UIViewController {
    fileprivate static func fromNib() -> Self { Self(nibName: String(describing: self), bundle: nil) }
}

extension UIColor {
    fileprivate class func grey() -> Self { self.init(white: 0.5, alpha: 1) }
}

extension NSManagedObject {
    fileprivate class func create(of entity: NSEntityDescription) -> Self { self.init(entity: entity, insertInto: nil) }
}

@MainActor
@Suite
struct MetatypeInitTests {
    private func make<Made: UIView>(_ type: Made.Type) -> Made { Made() }
    private func frame<Made: UIView>(_ type: Made.Type, _ frame: CGRect) -> Made { Made(frame: frame) }

    @Test func genericsMakeTheClassThatTheyAreGiven() {
        let size = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(frame(Marked.self, size).frame == size)
        #expect(frame(Marked.self, size).marks == ["made", "framed"])
        #expect(make(Marked.self).marks == ["made", "framed"])
        #expect(make(Plain.self).numbers == [1, 2])
        #expect(make(UILabel.self).text == nil)
    }

    @Test func selfIsTheClassOnWhichTheMethodIsCalled() {
        #expect(Marked.framed().marks == ["made", "framed"])
        #expect(Marked.framed().frame.width == 3)
        #expect(Plain.bare().numbers == [1, 2])
        #expect(Page.fromNib().nib == "Page")
        #expect(Page.fromNib().numbers == [1, 2])
    }

    @Test func typesOfTheRunMakeTheirOwnClass() throws {
        let view: UIView.Type = Marked.self
        #expect(try #require(view.init(frame: .zero) as? Marked).marks == ["made", "framed"])
        #expect(try #require(view.init() as? Marked).marks == ["made", "framed"])
        let page: AnyClass = Page.self
        let made = try #require(page as? UIViewController.Type).init()
        #expect(try #require(made as? Page).numbers == [1, 2])
        #expect(type(of: type(of: made).init(nibName: "a", bundle: nil)) == Page.self)
        let object: NSObject.Type = Plan.self
        #expect(try #require(object.init() as? Plan).numbers == [1, 2])
    }

    @Test func initializersOfAClassItselfComeFirst() {
        #expect(Card().title == "own")
        #expect(Numbered(frame: .zero).number == 5)
        #expect(Marked(frame: .zero).marks == ["made", "framed"])
    }

    @Test func viewsTakeTheirArguments() throws {
        func row<Made: UITableViewCell>() -> Made { Made(style: .subtitle, reuseIdentifier: "a") }
        func key<Made: UIButton>() -> Made { Made(type: .close) }
        func picture<Made: UIImageView>(_ image: UIImage?) -> Made { Made(image: image) }
        func column<Made: UIStackView>(_ views: [UIView]) -> Made { Made(arrangedSubviews: views) }
        func grid<Made: UICollectionView>(_ layout: UICollectionViewLayout) -> Made {
            Made(frame: .zero, collectionViewLayout: layout)
        }
        func places<Made: UICollectionViewLayout>() -> Made { Made() }
        let made: Row = row()
        #expect(made.reuseIdentifier == "a" && made.numbers == [1, 2])
        let button: Key = key()
        #expect(button.buttonType == .close && button.numbers == [1, 2])
        let image = try #require(UIImage(systemName: "star"))
        let pictured: Pictured = picture(image)
        #expect(pictured.image === image && pictured.numbers == [1, 2])
        let stack: Column = column([Plain(), Plain()])
        #expect(stack.arrangedSubviews.count == 2 && stack.numbers == [1, 2])
        let layout: Places = places()
        let cells: Grid = grid(layout)
        #expect(cells.collectionViewLayout === layout && layout.numbers == cells.numbers)
    }

    @Test func pagesAndRecognizersTakeTheirArguments() {
        func stack<Made: UINavigationController>(_ root: UIViewController) -> Made { Made(rootViewController: root) }
        func tap<Made: UIGestureRecognizer>() -> Made { Made(target: nil, action: nil) }
        let root = Page()
        let pages: Stack = stack(root)
        #expect(pages.viewControllers == [root] && pages.numbers == [1, 2])
        let recognizer: Tap = tap()
        #expect(recognizer.numbers == [1, 2])
    }

    @Test func valuesTakeTheirArguments() {
        func outline<Made: UIBezierPath>(_ rect: CGRect) -> Made { Made(rect: rect) }
        func glow<Made: CALayer>() -> Made { Made() }
        #expect(Tint.grey().numbers == [1, 2])
        let path: Outline = outline(CGRect(x: 0, y: 0, width: 3, height: 4))
        #expect(path.bounds.height == 4 && path.numbers == [1, 2])
        let layer: Glow = glow()
        #expect(layer.numbers == [1, 2])
    }

    @Test func nodesOfGamesAndMapsTakeTheirArguments() {
        func level<Made: SKScene>(_ size: CGSize) -> Made { Made(size: size) }
        func hero<Made: SKSpriteNode>() -> Made { Made(color: .red, size: CGSize(width: 3, height: 4)) }
        func tree<Made: SCNNode>() -> Made { Made(geometry: nil) }
        func flag<Made: MKAnnotationView>() -> Made { Made(annotation: nil, reuseIdentifier: "a") }
        let scene: Level = level(CGSize(width: 3, height: 4))
        #expect(scene.size.height == 4 && scene.numbers == [1, 2])
        let sprite: Hero = hero()
        #expect(sprite.size.width == 3 && sprite.numbers == [1, 2])
        let node: Tree = tree()
        #expect(node.numbers == [1, 2] && node.clone().numbers == [1, 2])
        let view: Flag = flag()
        #expect(view.reuseIdentifier == "a" && view.numbers == [1, 2])
    }

    @Test func objectsOfAStoreTakeTheirEntity() {
        let entity = NSEntityDescription()
        entity.name = "Note"
        let note = Note.create(of: entity)
        #expect(note.entity === entity && note.numbers == [1, 2])
    }

    /// A name alone makes a picture's initializer, too.
    @Test func picturesAreMadeOfNames() {
        #expect(["a", "b"].compactMap(UIImage.init(named:)).count == 2)
    }
}
