import SwiftUI

struct MemoryGame {
    struct Card: Identifiable, Equatable {
        let id: Int
        let symbol: String
        var isFaceUp = false
        var isMatched = false
    }

    private(set) var cards: [Card]

    init(symbols: [String]) {
        cards = symbols.enumerated().flatMap { index, symbol in
            [Card(id: index * 2, symbol: symbol), Card(id: index * 2 + 1, symbol: symbol)]
        }
        cards.sort { ($0.id * 7) % 13 < ($1.id * 7) % 13 }
    }

    var score: Int { cards.filter(\.isMatched).count / 2 }

    mutating func choose(_ card: Card) {
        guard let index = cards.firstIndex(of: card), !cards[index].isFaceUp, !cards[index].isMatched else { return }
        let open = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
        if open.count == 2 {
            open.forEach { cards[$0].isFaceUp = false }
        } else if let other = open.first, cards[other].symbol == card.symbol {
            cards[other].isMatched = true
            cards[index].isMatched = true
        }
        cards[index].isFaceUp = true
    }
}

struct MemoryGameView: View {
    @State private var game = MemoryGame(
        symbols: ["star.fill", "heart.fill", "moon.fill", "leaf.fill", "bolt.fill", "flame.fill"])

    var body: some View {
        VStack(spacing: 20) {
            HStack {
                Text("Memory").font(.title.bold())
                Spacer()
                Text("Score \(game.score)")
                    .font(.headline)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 6)
                    .background(Capsule().fill(Color.yellow.opacity(0.3)))
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 75), spacing: 12)], spacing: 12) {
                ForEach(game.cards) { card in
                    MemoryCardView(card: card)
                        .aspectRatio(2 / 3, contentMode: .fit)
                        .onTapGesture {
                            withAnimation(.easeInOut(duration: 0.5)) { game.choose(card) }
                        }
                }
            }
            Spacer()
        }
        .padding()
        .onAppear {
            for symbol in ["star.fill", "leaf.fill"] {
                game.cards.filter { $0.symbol == symbol }.forEach { game.choose($0) }
                game.cards.first { !$0.isFaceUp }.map { game.choose($0) }
            }
        }
    }
}

private struct MemoryCardView: View {
    let card: MemoryGame.Card

    var body: some View {
        Image(systemName: card.symbol)
            .font(.system(size: 34))
            .foregroundColor(.orange)
            .modifier(Cardify(isFaceUp: card.isFaceUp || card.isMatched))
            .opacity(card.isMatched ? 0.5 : 1)
    }
}

struct Cardify: ViewModifier, Animatable {
    private var rotation: Double

    init(isFaceUp: Bool) {
        rotation = isFaceUp ? 0 : 180
    }

    var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }

    func body(content: Content) -> some View {
        ZStack {
            let shape = RoundedRectangle(cornerRadius: 12)
            if rotation < 90 {
                shape.fill(.white)
                shape.strokeBorder(lineWidth: 3).foregroundStyle(.orange)
            } else {
                shape.fill(.orange.gradient)
            }
            content.opacity(rotation < 90 ? 1 : 0)
        }
        .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
    }
}
