import GameplayKit
import Testing

@Suite("ways and rules of GameplayKit")
struct PathTests {
    @Test("the cheapest way through a grid goes around what was taken out")
    func grid() throws {
        let graph = GKGridGraph(fromGridStartingAt: vector_int2(0, 0), width: 3, height: 3, diagonalsAllowed: false)
        let start = try #require(graph.node(atGridPosition: vector_int2(0, 0)))
        let end = try #require(graph.node(atGridPosition: vector_int2(2, 0)))
        #expect(graph.findPath(from: start, to: end).count == 3)
        graph.remove([try #require(graph.node(atGridPosition: vector_int2(1, 0)))])
        #expect(graph.findPath(from: start, to: end).count == 5)
        graph.remove([try #require(graph.node(atGridPosition: vector_int2(1, 1)))])
        graph.remove([try #require(graph.node(atGridPosition: vector_int2(1, 2)))])
        #expect(graph.findPath(from: start, to: end).isEmpty)
    }

    @Test("a way about a thing bends at its corners, and a free one is straight")
    func obstacles() {
        let wall = GKPolygonObstacle(points: [
            vector_float2(4, -5), vector_float2(6, -5), vector_float2(6, 5), vector_float2(4, 5),
        ])
        let graph = GKObstacleGraph(obstacles: [wall], bufferRadius: 1)
        let (a, b) = (GKGraphNode2D(point: vector_float2(0, 0)), GKGraphNode2D(point: vector_float2(10, 0)))
        graph.connectUsingObstacles(node: a)
        graph.connectUsingObstacles(node: b)
        #expect(graph.findPath(from: a, to: b).count == 4)
        graph.removeAllObstacles()
        #expect(graph.findPath(from: a, to: b).count == 2)
    }

    @Test("rules hold in the order of their salience, and facts keep their grades")
    func rules() {
        let system = GKRuleSystem()
        let follow = GKRule(blockPredicate: { $0.grade(forFact: "near" as NSString) > 0.5 }) {
            $0.assertFact("attack" as NSString)
        }
        let near = GKRule(blockPredicate: { _ in true }) { $0.assertFact("near" as NSString, grade: 0.75) }
        near.salience = 1
        system.add([follow, near])
        system.evaluate()
        #expect(system.executed == [near, follow] && system.agenda.isEmpty)
        #expect(system.minimumGrade(forFacts: ["near" as NSString, "attack" as NSString]) == 0.75)
        system.retractFact("near" as NSString, grade: 0.5)
        #expect(system.grade(forFact: "near" as NSString) == 0.25)
        system.reset()
        #expect(system.facts.isEmpty)
    }

    @Test("noise is the same for a seed, within its bounds, and changes with what is done to it")
    func noise() {
        func map(_ seed: Int32) -> GKNoiseMap {
            let source = GKPerlinNoiseSource(frequency: 3, octaveCount: 3, persistence: 0.5, lacunarity: 2, seed: seed)
            return GKNoiseMap(
                GKNoise(source), size: vector2(1, 1), origin: vector2(0, 0), sampleCount: vector2(8, 8), seamless: false
            )
        }
        let values = (0..<8).map { map(7).value(at: vector2(Int32($0), 5)) }
        #expect(values == (0..<8).map { map(7).value(at: vector2(Int32($0), 5)) })
        #expect(values != (0..<8).map { map(8).value(at: vector2(Int32($0), 5)) })
        #expect(values.allSatisfy { (-1...1).contains($0) } && Set(values).count > 4)
        let level = GKNoise(GKConstantNoiseSource(value: 0.5))
        level.add(GKNoise(GKConstantNoiseSource(value: 0.25)))
        level.invert()
        #expect(level.value(atPosition: .zero) == -0.75)
    }

    @Test("an agent goes to its goal and no faster than it can")
    func agents() {
        let (hunter, prey) = (GKAgent2D(), GKAgent2D())
        prey.position = vector_float2(100, 0)
        (hunter.maxSpeed, hunter.maxAcceleration) = (10, 100)
        hunter.behavior = GKBehavior(goal: GKGoal(toSeekAgent: prey), weight: 1)
        for _ in 0..<10 { hunter.update(deltaTime: 0.1) }
        #expect(hunter.position.x > 3 && hunter.position.x <= 10.001 && hunter.speed <= 10.001)
        #expect(hunter.behavior?.goalCount == 1)
    }
}
