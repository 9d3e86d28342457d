import SwiftUI

final class TicTacToeGame: ObservableObject {
    enum Player: String {
        case x, o

        var next: Player { self == .x ? .o : .x }
    }

    @Published private(set) var board: [Player?] = [.x, .o, .x, nil, .x, .o, .o, nil, .x]
    @Published private(set) var current = Player.o

    private static let lines = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]

    var winningLine: [Int]? {
        Self.lines.first { line in
            guard let first = board[line[0]] else { return false }
            return line.allSatisfy { board[$0] == first }
        }
    }

    var winner: Player? { winningLine.flatMap { board[$0[0]] } }

    func play(_ index: Int) {
        guard board[index] == nil, winner == nil else { return }
        board[index] = current
        current = current.next
    }

    func reset() {
        board = Array(repeating: nil, count: 9)
        current = .x
    }
}

struct TicTacToeView: View {
    @StateObject private var game = TicTacToeGame()

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 12), count: 3)

    var body: some View {
        VStack(spacing: 28) {
            Text("Tic Tac Toe")
                .font(.largeTitle.bold())
            Text(status)
                .font(.headline)
                .foregroundStyle(.secondary)
                .animation(nil, value: status)

            LazyVGrid(columns: columns, spacing: 12) {
                ForEach(0..<9) { index in
                    CellView(player: game.board[index], isWinning: game.winningLine?.contains(index) ?? false)
                        .onTapGesture {
                            withAnimation(.spring()) { game.play(index) }
                        }
                }
            }

            Text("New Game")
                .font(.headline)
                .foregroundColor(.white)
                .frame(maxWidth: .infinity)
                .padding()
                .background(Color.blue)
                .clipShape(RoundedRectangle(cornerRadius: 14))
                .onTapGesture(perform: game.reset)
        }
        .padding(24)
    }

    private var status: String {
        if let winner = game.winner { return "\(winner.rawValue.uppercased()) wins" }
        return "\(game.current.rawValue.uppercased()) to move"
    }
}

private struct CellView: View {
    let player: TicTacToeGame.Player?
    let isWinning: Bool

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 16)
                .fill(isWinning ? Color.green.opacity(0.2) : Color(.systemGray6))
            if let player {
                Image(systemName: player == .x ? "xmark" : "circle")
                    .font(.system(size: 44, weight: .bold))
                    .foregroundStyle(player == .x ? .red : .blue)
                    .transition(.scale.combined(with: .opacity))
            }
        }
        .aspectRatio(1, contentMode: .fit)
    }
}
