public import Foundation
import TintypeGraphics

// Drawing between two calls, as it was before there were renderers. Each begins a board of its own, of which the last is drawn on.

/// Begins a picture of a size in points; 0 as a scale is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    OpenBoards.begin(size, isOpaque: opaque, scale: scale > 0 ? scale : 3)
}

/// Begins a picture of a size, a pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    OpenBoards.begin(size, isOpaque: false, scale: 1)
}

/// The picture as drawn so far; nil outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    OpenBoards.last.map { UIImage(open: $0.board, scale: $0.scale) }
}

/// Ends a picture.
public func UIGraphicsEndImageContext() { OpenBoards.end() }

/// Makes a context the one that UIKit's drawing goes to, in its coordinates as they are then, and the one before again.
public func UIGraphicsPushContext(_ context: CGContext) { OpenBoards.push(context.board, scale: 1) }
public func UIGraphicsPopContext() { OpenBoards.end() }

/// The pictures that are begun and not ended, in each thread.
enum OpenBoards {
    struct Open {
        let board: DrawingBoard
        let scale: CGFloat
    }

    private final class Stack {
        var open: [Open] = []
    }

    private static let thread = ThreadLocal<Stack>()
    private static var stack: Stack { thread.value(orMaking: Stack.init) }

    static var last: Open? { stack.open.last }

    static func begin(_ size: CGSize, isOpaque: Bool, scale: CGFloat) {
        let board = DrawingBoard(size: size)
        if isOpaque { board.add { $0.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) } }
        push(board, scale: scale)
    }

    static func push(_ board: DrawingBoard, scale: CGFloat) {
        stack.open.append(Open(board: board, scale: scale))
        DrawingBoard.opened = board
    }

    static func end() {
        _ = stack.open.popLast()
        DrawingBoard.opened = stack.open.last?.board
    }
}
