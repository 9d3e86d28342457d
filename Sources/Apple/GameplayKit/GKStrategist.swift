public import Foundation

/// A change that a player can make.
public protocol GKGameModelUpdate: NSObjectProtocol {
    /// The worth of the change, which the strategist sets.
    var value: Int { get set }
}

/// A player.
public protocol GKGameModelPlayer: NSObjectProtocol {
    /// The number by which players are told apart.
    var playerId: Int { get }
}

/// A state of a game for players who take turns.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    /// The players, and the one whose turn it is.
    var players: [any GKGameModelPlayer]? { get }
    var activePlayer: (any GKGameModelPlayer)? { get }

    /// Takes over another state.
    func setGameModel(_ gameModel: any GKGameModel)
    /// The changes that a player can make; nil for one whose game is over.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a change, and takes it back.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
    /// The worth of the state for a player, and its end.
    func score(for player: any GKGameModelPlayer) -> Int
    func isWin(for player: any GKGameModelPlayer) -> Bool
    func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// The least and the greatest worth of a state.
public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

/// An object that finds a good move.
public protocol GKStrategist: NSObjectProtocol {
    /// The state, the source of chance, and the best move of the player whose turn it is.
    var gameModel: (any GKGameModel)? { get set }
    var randomSource: (any GKRandom)? { get set }
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// A strategist that looks so many moves ahead, and takes it that the others play their best.
open class GKMinmaxStrategist: NSObject, GKStrategist {
    /// The state, the source of chance among equals, and the number of moves that are looked at.
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    open var maxLookAheadDepth = 0

    public override init() {
        super.init()
    }

    /// The best move of a player; nil where there is none or no state.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = rated(for: player)
        let best = moves.map(\.value).max()
        // Without a source of chance the first one of equals is taken.
        return pick(moves.filter { $0.value == best }, randomSource)
    }
    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        gameModel?.activePlayer.flatMap { bestMove(for: $0) }
    }

    /// One of the best moves by chance, out of so many.
    open func randomMove(
        for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
    ) -> (any GKGameModelUpdate)? {
        let moves = rated(for: player).sorted { $0.value > $1.value }
        return pick(Array(moves.prefix(max(numMovesToConsider, 0))), randomSource ?? GKRandomSource.sharedRandom())
    }

    private func pick(_ moves: [any GKGameModelUpdate], _ source: (any GKRandom)?) -> (any GKGameModelUpdate)? {
        guard moves.count > 1, let source else { return moves.first }
        return moves[source.nextInt(upperBound: moves.count)]
    }

    private func rated(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let gameModel, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
        for move in moves {
            guard let next = gameModel.copy() as? any GKGameModel else { continue }
            next.apply(move)
            move.value = worth(
                next, for: player, depth: maxLookAheadDepth - 1, GKGameModelMinScore, GKGameModelMaxScore)
        }
        return moves
    }

    /// The worth of a state by looking ahead, between two bounds (alpha and beta).
    private func worth(
        _ model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, _ low: Int, _ high: Int
    ) -> Int {
        if model.isWin(for: player) { return GKGameModelMaxScore }
        if model.isLoss(for: player) { return GKGameModelMinScore }
        guard depth > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active),
            !moves.isEmpty
        else { return model.score(for: player) }
        let isOwn = active.playerId == player.playerId
        var (low, high, best) = (low, high, isOwn ? GKGameModelMinScore : GKGameModelMaxScore)
        for move in moves {
            guard low < high, let next = model.copy() as? any GKGameModel else { continue }
            next.apply(move)
            let value = worth(next, for: player, depth: depth - 1, low, high)
            best = isOwn ? max(best, value) : min(best, value)
            if isOwn { low = max(low, best) } else { high = min(high, best) }
        }
        return best
    }
}

/// A strategist that plays games out by chance, and takes the move that won most often.
open class GKMonteCarloStrategist: NSObject, GKStrategist {
    /// The state, the source of chance, the number of games, and the weight of moves that were tried seldom.
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    open var budget = 100
    open var explorationParameter = 4

    public override init() {
        super.init()
    }

    /// The best move of the player whose turn it is; nil where there is none or no state.
    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        guard let gameModel, let player = gameModel.activePlayer,
            let moves = gameModel.gameModelUpdates(for: player), !moves.isEmpty
        else { return nil }
        let source = randomSource ?? GKRandomSource.sharedRandom()
        for move in moves { move.value = 0 }
        for game in 0..<max(budget, moves.count) {
            let move = moves[game % moves.count]
            guard let next = gameModel.copy() as? any GKGameModel else { continue }
            next.apply(move)
            move.value += play(next, for: player, source)
        }
        return moves.max { $0.value < $1.value }
    }

    /// Plays by chance: 1 for a game that was won, -1 for one that was lost.
    private func play(_ model: any GKGameModel, for player: any GKGameModelPlayer, _ source: any GKRandom) -> Int {
        for _ in 0..<1000 {
            if model.isWin(for: player) { return 1 }
            if model.isLoss(for: player) { return -1 }
            guard let active = model.activePlayer, let moves = model.gameModelUpdates(for: active), !moves.isEmpty
            else { return 0 }
            model.apply(moves[source.nextInt(upperBound: moves.count)])
        }
        return 0
    }
}
