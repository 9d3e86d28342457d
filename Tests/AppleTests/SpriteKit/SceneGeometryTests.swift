import SpriteKit
import Testing

@Suite("places in scenes of SpriteKit")
@MainActor
struct SceneGeometryTests {
    @Test("turns and sizes of the nodes above count for points and frames")
    func turned() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let (arm, hand) = (SKNode(), SKSpriteNode(color: .red, size: CGSize(width: 4, height: 2)))
        (arm.position, arm.zRotation) = (CGPoint(x: 50, y: 50), .pi / 2)
        arm.setScale(2)
        hand.position = CGPoint(x: 10, y: 0)
        scene.addChild(arm)
        arm.addChild(hand)
        let place = scene.convert(.zero, from: hand)
        #expect(abs(place.x - 50) < 1e-9 && abs(place.y - 70) < 1e-9)
        let back = hand.convert(place, from: scene)
        #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
        let frame = arm.calculateAccumulatedFrame()
        #expect(abs(frame.maxY - 74) < 1e-9 && abs(frame.maxX - 52) < 1e-9)
        #expect(scene.nodes(at: CGPoint(x: 50, y: 73)).contains(hand))
    }

    @Test("points of the view are those of the scene by its scale, its anchor and its camera")
    func view() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        (scene.scaleMode, scene.anchorPoint) = (.aspectFit, CGPoint(x: 0.5, y: 0.5))
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        view.presentScene(scene)
        #expect(scene.convertPoint(fromView: CGPoint(x: 200, y: 100)) == .zero)
        #expect(scene.convertPoint(fromView: CGPoint(x: 220, y: 80)) == CGPoint(x: 10, y: 10))
        #expect(view.convert(CGPoint(x: 10, y: 10), from: scene) == CGPoint(x: 220, y: 80))
        let camera = SKCameraNode()
        camera.position = CGPoint(x: 1000, y: 0)
        scene.addChild(camera)
        scene.camera = camera
        #expect(scene.convertPoint(fromView: CGPoint(x: 200, y: 100)) == CGPoint(x: 1000, y: 0))
        let far = SKSpriteNode(color: .red, size: CGSize(width: 1, height: 1))
        scene.addChild(far)
        #expect(!camera.contains(far))
        far.position.x = 1040
        #expect(camera.contains(far))
    }

    @Test("names of a form, and ways through the tree, find nodes")
    func names() {
        let (root, team) = (SKNode(), SKNode())
        team.name = "team"
        for name in ["enemy1", "enemy2", "coin"] {
            let node = SKNode()
            node.name = name
            team.addChild(node)
        }
        root.addChild(team)
        #expect(root["//enemy*"].count == 2 && root["team/coin"].count == 1 && root["enemy1"].isEmpty)
        #expect(team["../team/enemy[12]"].count == 2)
    }

    @Test("a copy has the same looks and nodes, and none of its own place in the tree")
    func copies() throws {
        let (root, coin) = (SKNode(), SKSpriteNode(color: .yellow, size: CGSize(width: 10, height: 10)))
        (coin.name, coin.physicsBody) = ("coin", SKPhysicsBody(circleOfRadius: 5))
        coin.addChild(SKLabelNode(text: "1"))
        root.addChild(coin)
        let copied = try #require(coin.copy() as? SKSpriteNode)
        #expect(copied.name == "coin" && copied.size == coin.size && copied.parent == nil)
        #expect((copied.children.first as? SKLabelNode)?.text == "1")
        #expect(copied.physicsBody?.mass == coin.physicsBody?.mass && copied.physicsBody !== coin.physicsBody)
    }

    @Test("a sequence gives what lies between its values, and goes on as it was told")
    func keyframes() {
        let sequence = SKKeyframeSequence(keyframeValues: [0, 10], times: [0, 1])
        #expect((sequence.sample(atTime: 0.25) as? NSNumber)?.doubleValue == 2.5)
        #expect(sequence.sample(atTime: 3) as? Int == 10)
        sequence.interpolationMode = .step
        #expect(sequence.sample(atTime: 0.9) as? Int == 0)
    }

    @Test("a ground keeps its tiles, and finds them by points")
    func tiles() {
        let grass = SKTileDefinition(
            texture: SKTexture(noiseWithSmoothness: 0, size: CGSize(width: 8, height: 8), grayscale: true))
        let group = SKTileGroup(tileDefinition: grass)
        let map = SKTileMapNode(
            tileSet: SKTileSet(tileGroups: [group]), columns: 4, rows: 2, tileSize: CGSize(width: 8, height: 8))
        map.setTileGroup(group, forColumn: 3, row: 1)
        let point = map.centerOfTile(atColumn: 3, row: 1)
        let (column, row) = (map.tileColumnIndex(fromPosition: point), map.tileRowIndex(fromPosition: point))
        #expect(column == 3 && row == 1 && map.tileDefinition(atColumn: column, row: row) === grass)
        #expect(map.tileGroup(atColumn: 0, row: 0) == nil && map.frame.width == 32)
    }
}
