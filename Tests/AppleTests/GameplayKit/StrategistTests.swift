import GameplayKit
import SpriteKit
import Testing

/// A heap of sticks, of which the one who takes the last wins.
private final class Heap: NSObject, GKGameModel {
    final class Player: NSObject, GKGameModelPlayer {
        let playerId: Int
        init(_ id: Int) { playerId = id }
    }

    final class Take: NSObject, GKGameModelUpdate {
        var value = 0
        let count: Int
        init(_ count: Int) { self.count = count }
    }

    let people = [Player(0), Player(1)]
    var sticks = 6
    var turn = 0

    var players: [any GKGameModelPlayer]? { people }
    var activePlayer: (any GKGameModelPlayer)? { people[turn] }

    func copy(with zone: NSZone? = nil) -> Any {
        let other = Heap()
        other.setGameModel(self)
        return other
    }

    func setGameModel(_ gameModel: any GKGameModel) {
        guard let other = gameModel as? Heap else { return }
        (sticks, turn) = (other.sticks, other.turn)
    }

    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        sticks == 0 ? nil : (1...min(3, sticks)).map(Take.init)
    }

    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        guard let take = gameModelUpdate as? Take else { return }
        (sticks, turn) = (sticks - take.count, 1 - turn)
    }

    func isWin(for player: any GKGameModelPlayer) -> Bool { sticks == 0 && turn != player.playerId }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { sticks == 0 && turn == player.playerId }
}

@Suite("strategists of GameplayKit")
struct StrategistTests {
    @Test("looking ahead leaves the other four sticks")
    func minmax() {
        let strategist = GKMinmaxStrategist()
        (strategist.gameModel, strategist.maxLookAheadDepth) = (Heap(), 6)
        #expect((strategist.bestMoveForActivePlayer() as? Heap.Take)?.count == 2)
        strategist.gameModel = nil
        #expect(strategist.bestMoveForActivePlayer() == nil)
    }

    @Test("games by chance find the move that wins at once")
    func chance() {
        let (strategist, heap) = (GKMonteCarloStrategist(), Heap())
        heap.sticks = 3
        strategist.randomSource = GKMersenneTwisterRandomSource(seed: 1)
        (strategist.gameModel, strategist.budget) = (heap, 200)
        #expect((strategist.bestMoveForActivePlayer() as? Heap.Take)?.count == 3)
    }

    @Test("a node knows the thing that it shows, as long as it is shown by it")
    @MainActor
    func nodes() {
        let (entity, node) = (GKEntity(), SKNode())
        entity.addComponent(GKSKNodeComponent(node: node))
        #expect(node.entity === entity && SKNode().entity == nil)
        entity.removeComponent(ofType: GKSKNodeComponent.self)
        #expect(node.entity == nil)
    }
}
