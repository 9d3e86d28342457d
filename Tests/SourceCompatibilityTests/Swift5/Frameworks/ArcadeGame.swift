import GameplayKit
import SpriteKit
import SwiftUI

struct ArcadeCategory: OptionSet {
    let rawValue: UInt32
    static let none = ArcadeCategory([])
    static let player = ArcadeCategory(rawValue: 1 << 0)
    static let enemy = ArcadeCategory(rawValue: 1 << 1)
    static let coin = ArcadeCategory(rawValue: 1 << 2)
    static let wall = ArcadeCategory(rawValue: 1 << 3)
}

final class ArcadeMovement: GKComponent {
    let speed: CGFloat
    init(speed: CGFloat) { self.speed = speed; super.init() }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func update(deltaTime seconds: TimeInterval) {
        guard let node = entity?.component(ofType: GKSKNodeComponent.self)?.node else { return }
        node.position.x += speed * CGFloat(seconds)
    }
    override class var supportsSecureCoding: Bool { true }
}

final class ArcadeAgent: GKAgent2D, GKAgentDelegate {
    override init() {
        super.init()
        delegate = self
        maxSpeed = 100; maxAcceleration = 50; mass = 0.01; radius = 20
    }
    required init?(coder: NSCoder) { fatalError() }
    func agentWillUpdate(_ agent: GKAgent) {
        guard let node = entity?.component(ofType: GKSKNodeComponent.self)?.node else { return }
        position = vector_float2(x: Float(node.position.x), y: Float(node.position.y))
    }
    func agentDidUpdate(_ agent: GKAgent) {
        guard let node = entity?.component(ofType: GKSKNodeComponent.self)?.node else { return }
        node.position = CGPoint(x: CGFloat(position.x), y: CGFloat(position.y))
        node.zRotation = CGFloat(rotation)
    }
    func chase(_ target: GKAgent2D, avoiding others: [GKAgent2D], obstacles: [GKObstacle]) {
        behavior = GKBehavior(
            goals: [
                GKGoal(toSeekAgent: target), GKGoal(toSeparateFrom: others, maxDistance: 30, maxAngle: .pi),
                GKGoal(toAvoid: obstacles, maxPredictionTime: 1), GKGoal(toReachTargetSpeed: 80),
            ], andWeights: [1, 0.5, 100, 1])
        behavior?.setWeight(2, for: GKGoal(toWander: 10))
    }
}

class ArcadeEnemy: GKEntity {
    init(texture: SKTexture) {
        super.init()
        let sprite = SKSpriteNode(texture: texture)
        sprite.physicsBody = SKPhysicsBody(texture: texture, size: texture.size())
        addComponent(GKSKNodeComponent(node: sprite))
        addComponent(ArcadeMovement(speed: 40))
        addComponent(ArcadeAgent())
    }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class ArcadePlaying: GKState {
    unowned let scene: ArcadeScene
    init(scene: ArcadeScene) { self.scene = scene; super.init() }
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is ArcadeOver.Type }
    override func didEnter(from previousState: GKState?) { scene.isPaused = false }
}
class ArcadeOver: GKState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == ArcadePlaying.self }
}

class ArcadeScene: SKScene, SKPhysicsContactDelegate {
    private var player: SKSpriteNode!
    private let scoreLabel = SKLabelNode(fontNamed: "AvenirNext-Bold")
    private let cameraNode = SKCameraNode()
    private var entities = Set<GKEntity>()
    private lazy var componentSystems: [GKComponentSystem] = {
        let a = GKComponentSystem(componentClass: ArcadeMovement.self)
        let b = GKComponentSystem(componentClass: ArcadeAgent.self)
        return [a, b]
    }()
    lazy var stateMachine = GKStateMachine(states: [ArcadePlaying(scene: self), ArcadeOver()])
    var lastUpdateTime: TimeInterval = 0
    var score = 0 { didSet { scoreLabel.text = "Score: \(score)" } }
    private let random = GKShuffledDistribution(lowestValue: 0, highestValue: 5)
    var graph: GKGridGraph<GKGridGraphNode>!
    var obstacleGraph: GKObstacleGraph<GKGraphNode2D>?

    override func didMove(to view: SKView) {
        physicsWorld.gravity = CGVector(dx: 0, dy: -5)
        physicsWorld.contactDelegate = self
        physicsBody = SKPhysicsBody(edgeLoopFrom: frame.insetBy(dx: 10, dy: 10))
        physicsBody?.categoryBitMask = ArcadeCategory.wall.rawValue
        player = SKSpriteNode(imageNamed: "player")
        player.constraints = [
            SKConstraint.positionX(SKRange(lowerLimit: 0, upperLimit: size.width)),
            .zRotation(SKRange(constantValue: 0)), .distance(SKRange(upperLimit: 50), to: cameraNode),
            .orient(to: cameraNode, offset: SKRange(constantValue: 0)),
        ]
        player.physicsBody = SKPhysicsBody(circleOfRadius: player.size.width / 2)
        player.physicsBody?.contactTestBitMask = ArcadeCategory([.enemy, .coin]).rawValue
        addChild(player)
        camera = cameraNode
        addChild(cameraNode)
        let shader = SKShader(
            source: "void main() {}",
            uniforms: [
                SKUniform(name: "u_time", float: 0), SKUniform(name: "u_tint", vectorFloat3: vector_float3(1, 0, 0)),
                SKUniform(name: "u_tex", texture: SKTexture(imageNamed: "noise")),
            ])
        shader.attributes = [SKAttribute(name: "a_size", type: .vectorFloat2)]
        player.shader = shader
        player.setValue(SKAttributeValue(vectorFloat2: vector_float2(1, 2)), forAttribute: "a_size")
        let crop = SKCropNode(); crop.maskNode = SKShapeNode(rectOf: CGSize(width: 40, height: 40)); addChild(crop)
        let effect = SKEffectNode(); effect.filter = CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 10]);
        effect.shouldRasterize = true; addChild(effect)
        let light = SKLightNode(); light.categoryBitMask = 1; light.falloff = 2; addChild(light)
        let field = SKFieldNode.noiseField(withSmoothness: 0.5, animationSpeed: 1);
        field.region = SKRegion(radius: 100); addChild(field)
        let wind = SKFieldNode.linearGravityField(withVector: vector_float3(1, 0, 0)); wind.isExclusive = true;
        addChild(wind)
        if let emitter = SKEmitterNode(fileNamed: "Spark.sks") {
            emitter.particleColorSequence = SKKeyframeSequence(
                keyframeValues: [UIColor.red, UIColor.yellow], times: [0, 1])
            emitter.particleBlendMode = .add
            emitter.particleAlphaSpeed = -0.5
            emitter.targetNode = self
            emitter.advanceSimulationTime(5)
            addChild(emitter)
        }
        let music = SKAudioNode(fileNamed: "loop.mp3"); music.autoplayLooped = true; addChild(music)
        music.run(.changeVolume(to: 0.3, duration: 0)); listener = player
        let joint = SKPhysicsJointLimit.joint(
            withBodyA: player.physicsBody!, bodyB: physicsBody!, anchorA: .zero, anchorB: CGPoint(x: 10, y: 0))
        physicsWorld.add(joint)
        let spin = SKAction.sequence([
            .rotate(byAngle: .pi, duration: 1), .wait(forDuration: 0.5, withRange: 0.2),
            .run { [weak self] in self?.spawn() }, .resize(byWidth: 10, height: 10, duration: 0.1),
            .scaleX(by: 2, y: 2, duration: 1), .applyImpulse(CGVector(dx: 1, dy: 0), duration: 0.1),
            .speed(by: 1, duration: 0),
        ])
        spin.timingMode = .easeInEaseOut
        spin.timingFunction = { t in t * t }
        run(.repeatForever(spin), withKey: "spawn")
        let grid = SKWarpGeometryGrid(columns: 2, rows: 2)
        if let warp = SKAction.warp(to: grid, duration: 1) { player.run(warp) }
        let tileSet = SKTileSet(tileGroups: [
            SKTileGroup(
                tileDefinition: SKTileDefinition(
                    texture: SKTexture(imageNamed: "grass"), size: CGSize(width: 32, height: 32)))
        ])
        let map = SKTileMapNode(tileSet: tileSet, columns: 10, rows: 10, tileSize: CGSize(width: 32, height: 32))
        map.fill(with: tileSet.tileGroups.first)
        let column = map.tileColumnIndex(fromPosition: player.position),
            row = map.tileRowIndex(fromPosition: player.position)
        if map.tileDefinition(atColumn: column, row: row)?.userData?["edge"] as? Bool == true {
            map.setTileGroup(nil, forColumn: column, row: row)
        }
        addChild(map)
        makeMap()
        stateMachine.enter(ArcadePlaying.self)
    }

    func makeMap() {
        graph = GKGridGraph(fromGridStartingAt: vector_int2(0, 0), width: 10, height: 10, diagonalsAllowed: false)
        if let wall = graph.node(atGridPosition: vector_int2(3, 3)) { graph.remove([wall]) }
        if let start = graph.node(atGridPosition: vector_int2(0, 0)),
            let end = graph.node(atGridPosition: vector_int2(9, 9))
        {
            let path = graph.findPath(from: start, to: end) as! [GKGridGraphNode]
            let actions = path.dropFirst().map {
                SKAction.move(
                    to: CGPoint(x: CGFloat($0.gridPosition.x) * 32, y: CGFloat($0.gridPosition.y) * 32), duration: 0.2)
            }
            player.run(.sequence(actions))
        }
        let obstacles = SKNode.obstacles(fromNodeBounds: children)
        let og = GKObstacleGraph(obstacles: obstacles, bufferRadius: 10)
        let a = GKGraphNode2D(point: vector_float2(0, 0)), b = GKGraphNode2D(point: float2(100, 100))
        og.connectUsingObstacles(node: a); og.connectUsingObstacles(node: b)
        let nodes = og.findPath(from: a, to: b)
        if nodes.count > 1 { _ = GKPath(graphNodes: nodes, radius: 5) }
        og.remove([a, b])
        let source = GKPerlinNoiseSource(
            frequency: 2, octaveCount: 4, persistence: 0.5, lacunarity: 2, seed: Int32(random.nextInt()))
        let noise = GKNoise(source)
        noise.add(GKNoise(GKBillowNoiseSource()))
        let map = GKNoiseMap(
            noise, size: vector2(1.0, 1.0), origin: vector2(0, 0), sampleCount: vector2(64, 64), seamless: true)
        let v = map.value(at: vector2(3, 4))
        _ = SKTexture(noiseMap: map)
        let rules = GKRuleSystem()
        rules.state["distance"] = v
        rules.add(
            GKRule(blockPredicate: { $0.state["distance"] as? Float ?? 0 < 10 }) {
                $0.assertFact("near" as NSString, grade: 0.8)
            })
        rules.evaluate()
        if rules.grade(forFact: "near" as NSString) > 0.5 { spawn() }
        let tree = GKQuadtree<SKNode>(
            boundingQuad: GKQuad(quadMin: float2(0, 0), quadMax: float2(1, 1)), minimumCellSize: 1)
        tree.add(player, at: float2(0.5, 0.5))
    }

    func spawn() {
        let enemy = ArcadeEnemy(texture: SKTexture(imageNamed: "enemy"))
        if let node = enemy.component(ofType: GKSKNodeComponent.self)?.node {
            node.position = CGPoint(
                x: random.nextInt(), y: GKRandomSource.sharedRandom().nextInt(upperBound: Int(size.height)))
            node.name = "enemy"
            node.entity = enemy
            addChild(node)
        }
        entities.insert(enemy)
        for system in componentSystems { system.addComponent(foundIn: enemy) }
        let shuffled = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: Array(entities)) as? [GKEntity]
        _ = shuffled
    }

    override func update(_ currentTime: TimeInterval) {
        let dt = lastUpdateTime == 0 ? 0 : currentTime - lastUpdateTime
        lastUpdateTime = currentTime
        for system in componentSystems { system.update(deltaTime: dt) }
        stateMachine.update(deltaTime: dt)
        enumerateChildNodes(withName: "//enemy*") { node, stop in
            if !self.cameraNode.contains(node) { node.removeFromParent(); stop.pointee = true }
        }
        if stateMachine.currentState is ArcadeOver { isPaused = true }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: self)
        for node in nodes(at: location) where node.name == "enemy" {
            node.run(
                .sequence([.group([.fadeOut(withDuration: 0.2), .scale(to: 0, duration: 0.2)]), .removeFromParent()])
            ) { [weak self] in self?.score += 1 }
        }
        if let body = physicsWorld.body(at: location) { body.applyImpulse(CGVector(dx: 0, dy: 10)) }
    }
    func didBegin(_ contact: SKPhysicsContact) {
        let mask = contact.bodyA.categoryBitMask | contact.bodyB.categoryBitMask
        if mask == ArcadeCategory.player.rawValue | ArcadeCategory.enemy.rawValue {
            stateMachine.enter(ArcadeOver.self)
            let next = ArcadeScene(size: size)
            next.scaleMode = .aspectFill
            view?.presentScene(next, transition: .doorsOpenVertical(withDuration: 0.5))
            contact.bodyA.node?.entity.map { _ = entities.remove($0) }
        }
    }
    override func didSimulatePhysics() { cameraNode.position = player.position }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

struct ArcadeView: View {
    @State private var scene: ArcadeScene = {
        let s = ArcadeScene(size: CGSize(width: 300, height: 600)); s.scaleMode = .fill; return s
    }()
    @State private var paused = false
    var body: some View {
        SpriteView(
            scene: scene, isPaused: paused, preferredFramesPerSecond: 120, options: [.allowsTransparency],
            debugOptions: [.showsFPS, .showsNodeCount, .showsQuadCount]
        ).ignoresSafeArea()
    }
}

class ArcadeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        if let scene = GKScene(fileNamed: "GameScene") {
            if let sceneNode = scene.rootNode as! ArcadeScene? {
                sceneNode.scaleMode = .aspectFill
                if let view = self.view as! SKView? {
                    view.presentScene(sceneNode)
                    view.ignoresSiblingOrder = true
                    view.showsFPS = true
                }
            }
        }
        if let view = view as? SKView, let scene = SKScene(fileNamed: "Menu") {
            scene.scaleMode = .aspectFill; view.presentScene(scene, transition: SKTransition.crossFade(withDuration: 1))
        }
        guard let v = view as? SKView else { return }
        let t = v.texture(from: SKShapeNode(circleOfRadius: 5)); _ = t?.cgImage()
        let atlas = SKTextureAtlas(named: "Hero");
        let frames = atlas.textureNames.sorted().map { atlas.textureNamed($0) }
        let walk = SKAction.animate(with: frames, timePerFrame: 0.1, resize: false, restore: true); _ = walk
        SKTexture.preload(frames) { print("ready") }
    }
    override var prefersStatusBarHidden: Bool { true }
}
