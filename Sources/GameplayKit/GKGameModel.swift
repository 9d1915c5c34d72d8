public import Foundation

/// A player of a game.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgamemodelplayer
public protocol GKGameModelPlayer: NSObjectProtocol {
    /// The number by which the player is known.
    var playerId: Int { get }
}

/// A move of a game.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgamemodelupdate
public protocol GKGameModelUpdate: NSObjectProtocol {
    /// The score of the move by a strategist.
    var value: Int { get set }
}

/// The best score of a move: the player wins.
public let GKGameModelMaxScore = 1 << 24
/// The worst score of a move: the player loses.
public let GKGameModelMinScore = -(1 << 24)

/// A state of a game. Wins, losses and scores have default implementations.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgamemodel
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    /// All players.
    var players: [any GKGameModelPlayer]? { get }
    /// The player whose turn it is.
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Takes the state of another model.
    func setGameModel(_ gameModel: any GKGameModel)
    /// The moves that a player can make; nil where the game is over.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    /// The score of the state for a player.
    func score(for player: any GKGameModelPlayer) -> Int
    /// Whether a player has won.
    func isWin(for player: any GKGameModelPlayer) -> Bool
    /// Whether a player has lost.
    func isLoss(for player: any GKGameModelPlayer) -> Bool
    /// Takes a move back.
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
    /// Default implementation; 0.
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    /// Default implementation; false.
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    /// Default implementation; false.
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
    /// Default implementation; does nothing.
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}

/// Finds moves.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkstrategist
public protocol GKStrategist: NSObjectProtocol {
    /// The state of the game.
    var gameModel: (any GKGameModel)? { get set }
    /// Decides between moves that are equally good.
    var randomSource: (any GKRandom)? { get set }
    /// The best move of the player whose turn it is.
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Finds the move after which the best of the opponents' answers is worst for them, some moves ahead.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkminmaxstrategist
open class GKMinmaxStrategist: NSObject, GKStrategist {
    public override init() { super.init() }

    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    /// The number of moves that are looked ahead.
    open var maxLookAheadDepth = 0

    /// The best move of a player; the first one among those that are equally good. nil where there is none, or no move
    /// is looked ahead.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? { bestMoves(for: player).first }

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap(bestMove) }

    /// One of the best moves of a player.
    ///
    /// - Parameter numMovesToConsider: The number of moves, the best first, of which one is taken.
    open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int)
        -> (any GKGameModelUpdate)?
    {
        let moves = judged(for: player).sorted { $0.value > $1.value }.prefix(max(numMovesToConsider, 0))
        guard !moves.isEmpty else { return nil }
        return moves[randomSource?.nextInt(upperBound: moves.count) ?? 0]
    }

    private func bestMoves(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        let moves = judged(for: player)
        let best = moves.map(\.value).max()
        return moves.filter { $0.value == best }
    }

    /// The moves of a player with their values.
    private func judged(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let gameModel, maxLookAheadDepth > 0 else { return [] }
        let moves = gameModel.gameModelUpdates(for: player) ?? []
        for move in moves {
            move.value = value(after: move, in: gameModel, for: player, depth: maxLookAheadDepth - 1)
        }
        return moves
    }

    /// The value of the state after a move: the best of the player's own moves, or the worst of others'.
    private func value(
        after move: any GKGameModelUpdate, in model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int
    ) -> Int {
        guard let next = model.copy() as? any GKGameModel else { return 0 }
        next.setGameModel(model)
        next.apply(move)
        // Wins that come sooner, and losses that come later, are better.
        if next.isWin(for: player) { return GKGameModelMaxScore + depth }
        if next.isLoss(for: player) { return GKGameModelMinScore - depth }
        guard depth > 0, let active = next.activePlayer, let moves = next.gameModelUpdates(for: active), !moves.isEmpty
        else { return next.score(for: player) }
        let values = moves.map { value(after: $0, in: next, for: player, depth: depth - 1) }
        return (active.playerId == player.playerId ? values.max() : values.min()) ?? 0
    }
}
