import SpriteKit
import Testing
import Tintype

@Suite("SpriteKit")
@MainActor
struct SpriteKitTests {
    private final class Game: SKScene {
        var isShown = false
        override func didMove(to view: SKView) {
            isShown = true
            backgroundColor = .red
        }
    }

    @Test("actions come to their ends at once, in order, and what follows is called")
    func actions() {
        let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
        var isDone = false
        node.run(
            .sequence([
                .moveBy(x: 5, y: 0, duration: 1), .group([.fadeOut(withDuration: 1), .scale(to: 2, duration: 1)]),
                .run { node.name = "moved" },
            ])
        ) { isDone = true }
        #expect(node.position == CGPoint(x: 5, y: 0) && node.alpha == 0 && node.name == "moved" && isDone)
        #expect(node.frame == CGRect(x: -5, y: -20, width: 20, height: 40))
        node.run(SKAction.moveBy(x: 5, y: 0, duration: 1).reversed())
        #expect(node.position == .zero)
    }

    @Test("an action without an end stays until it is removed, and nobody is told of its end")
    func endless() {
        let node = SKNode()
        var isDone = false
        node.run(.repeatForever(.rotate(byAngle: 1, duration: 1)), withKey: "turn")
        node.run(.repeatForever(.wait(forDuration: 1))) { isDone = true }
        #expect(node.zRotation == 0 && node.hasActions() && node.action(forKey: "turn") != nil && !isDone)
        node.removeAllActions()
        #expect(!node.hasActions())
    }

    @Test("nodes are found by name and place")
    func tree() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let (box, coin) = (SKNode(), SKSpriteNode(color: .yellow, size: CGSize(width: 10, height: 10)))
        (box.position, coin.position, coin.name) = (CGPoint(x: 20, y: 20), CGPoint(x: 10, y: 0), "coin")
        scene.addChild(box)
        box.addChild(coin)
        #expect(scene.childNode(withName: "coin") == nil && scene.childNode(withName: "//coin") === coin)
        #expect(scene.nodes(at: CGPoint(x: 31, y: 22)) == [coin] && scene.atPoint(.zero) === scene)
        #expect(scene.convert(.zero, from: coin) == CGPoint(x: 30, y: 20))
        coin.removeFromParent()
        #expect(box.children.isEmpty && coin.scene == nil)
    }

    @Test("a scene in a view is shown, and its ground is drawn")
    func view() throws {
        let scene = Game(size: CGSize(width: 50, height: 50))
        scene.scaleMode = .resizeFill
        _ = try LaidOutView(SpriteView(scene: scene), width: 80, height: 60)
        #expect(scene.isShown && scene.size == CGSize(width: 80, height: 60))
    }

    @Test("joints know their bodies, and grounds the middles of their tiles")
    func parts() {
        let (first, second) = (SKPhysicsBody(circleOfRadius: 1), SKPhysicsBody(circleOfRadius: 2))
        let joint = SKPhysicsJointPin.joint(withBodyA: first, bodyB: second, anchor: .zero)
        #expect(joint.bodyA === first && joint.bodyB === second)
        let ground = SKTileMapNode()
        (ground.numberOfColumns, ground.numberOfRows, ground.tileSize) = (4, 2, CGSize(width: 10, height: 10))
        #expect(ground.centerOfTile(atColumn: 0, row: 1) == CGPoint(x: -15, y: 5))
    }
}
