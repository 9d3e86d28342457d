import GameplayKit
import Testing

@Suite("GameplayKit")
struct GameplayKitTests {
    private final class Asleep: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Awake.self }
    }

    private final class Awake: GKState {
        var before: GKState?
        override func didEnter(from previousState: GKState?) { before = previousState }
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
    }

    private final class Health: GKComponent {
        var seconds = 0.0
        override func update(deltaTime seconds: TimeInterval) { self.seconds += seconds }
    }

    @Test("numbers of one seed are the same, and within their bounds")
    func numbers() {
        let sources = [GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7)]
        #expect((0..<20).map { _ in sources[0].nextInt() } == (0..<20).map { _ in sources[1].nextInt() })
        let die = GKRandomDistribution.d6()
        let throwsOfDie = Set((0..<500).map { _ in die.nextInt() })
        #expect(throwsOfDie == Set(1...6))
        let normal = GKGaussianDistribution(lowestValue: 0, highestValue: 10)
        #expect((0..<200).allSatisfy { _ in (0...10).contains(normal.nextInt()) })
        #expect((0..<200).allSatisfy { _ in (0...1).contains(sources[0].nextUniform()) })
    }

    @Test("a shuffled distribution gives each number once before any again")
    func shuffled() {
        let cards = GKShuffledDistribution(lowestValue: 1, highestValue: 8)
        #expect(Set((0..<8).map { _ in cards.nextInt() }) == Set(1...8))
        let order = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: Array(0..<9)) as? [Int]
        #expect(order?.sorted() == Array(0..<9))
    }

    @Test("a machine goes over to states that may follow, and only to those")
    func states() {
        let machine = GKStateMachine(states: [Asleep(), Awake()])
        #expect(machine.enter(Asleep.self) && machine.enter(Awake.self))
        #expect((machine.currentState as? Awake)?.before is Asleep)
        #expect(!machine.enter(Asleep.self) && machine.currentState is Awake)
    }

    @Test("a thing has one component of each class, which hear of time")
    func components() {
        let entity = GKEntity()
        entity.addComponent(Health())
        let health = Health()
        entity.addComponent(health)
        entity.update(deltaTime: 2)
        #expect(entity.components.count == 1 && health.seconds == 2 && health.entity === entity)
        entity.removeComponent(ofType: Health.self)
        #expect(entity.component(ofType: Health.self) == nil)
    }
}
