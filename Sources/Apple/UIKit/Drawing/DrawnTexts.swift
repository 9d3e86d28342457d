import Foundation

/// The texts that a view draws by the methods that its subclasses change, gathered for the view's picture: as texts, so long as
/// nothing else is drawn.
@MainActor
final class DrawnTexts {
    private var texts: [(text: DrawnText, rect: CGRect)] = []
    private var isGathering = false

    /// Adds a text that is drawn into a rectangle, in points; without a picture under way, to what is drawn by hand.
    func add(_ text: DrawnText, in rect: CGRect) {
        let board = DrawingBoard.current
        if isGathering, board?.isUntouched != false { return texts.append((text, rect)) }
        let height = min(text.measures(width: rect.width).size.height, rect.height)
        let place = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
        board?.add { text.draw(in: place, on: $0) }
    }

    /// The texts that a closure draws, with their rectangles in points, and what else it draws over them; nil for nothing.
    func gather(
        in size: CGSize, _ body: () -> Void
    ) -> (texts: [(text: DrawnText, rect: CGRect)], board: DrawingBoard?) {
        let board = DrawingBoard(size: size)
        (texts, isGathering) = ([], true)
        DrawingBoard.$scoped.withValue(board) { body() }
        defer { (texts, isGathering) = ([], false) }
        return (texts, board.isUntouched ? nil : board)
    }
}

extension DrawingBoard {
    /// Indicates whether nothing was drawn.
    fileprivate var isUntouched: Bool {
        guard let session = MeasuringSession.current() else { return true }
        return items(in: session).isEmpty
    }
}

extension ControlPicture {
    /// Adds what was drawn by hand, over the whole.
    mutating func add(_ board: DrawingBoard?) {
        guard let board else { return }
        add(Image(size: board.size) { board.draw(on: &$0) }, in: CGRect(origin: .zero, size: board.size))
    }
}
