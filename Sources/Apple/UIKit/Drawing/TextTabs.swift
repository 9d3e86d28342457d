import Foundation

/// The tab stops of a line, and the place that its text has come to.
struct TextTabs {
    /// A part of a text between tabs and ends of lines.
    struct Piece {
        enum Kind {
            case words, tab, end
        }

        let kind: Kind
        let string: String
        let attributes: [NSAttributedString.Key: Any]
    }

    private let stops: [NSTextTab]
    /// In points: the distance of the stops after the last, and the beginning of the line.
    private let interval: CGFloat
    private let start: CGFloat
    private var x: CGFloat
    /// Indicates whether there are tabs in the text.
    let isUsed: Bool

    init(_ style: NSParagraphStyle, of string: NSAttributedString) {
        isUsed = TextTabs.isUsed(in: string)
        stops = (style.tabStops ?? []).sorted { $0.location < $1.location }
        interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
        start = style.firstLineHeadIndent
        x = start
    }

    /// The pieces of a text.
    static func pieces(of string: NSAttributedString) -> [Piece] {
        var pieces: [Piece] = []
        let isUsed = isUsed(in: string)
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let part = (string.string as NSString).substring(with: range)
            guard isUsed else {
                return pieces.append(Piece(kind: .words, string: part, attributes: attributes))
            }
            var words = ""
            func finish() {
                if !words.isEmpty { pieces.append(Piece(kind: .words, string: words, attributes: attributes)) }
                words = ""
            }
            for character in part {
                if character == "\t" || character.isNewline {
                    finish()
                    let kind: Piece.Kind = character == "\t" ? .tab : .end
                    pieces.append(Piece(kind: kind, string: String(character), attributes: attributes))
                } else {
                    words.append(character)
                }
            }
            finish()
        }
        return pieces
    }

    private static func isUsed(in string: NSAttributedString) -> Bool { string.string.utf8.contains(0x09) }
    mutating func beginLine() { x = start }
    mutating func advance(_ width: CGFloat) { x += width }

    /// The room in the place of a tab, in points, after which the line goes on.
    ///
    /// - Parameter width: The width, in points, that a stop keeps free before it: the next words' for a stop at their right or their
    ///   middle.
    mutating func room(_ width: (NSTextTab) -> CGFloat) -> CGFloat {
        let before = x
        for stop in stops where stop.location > x {
            let part: CGFloat =
                switch stop.alignment {
                case .right: 1
                case .center: 0.5
                default: stop.options[.columnTerminators] == nil ? 0 : 1
                }
            x = max(x, stop.location - (part == 0 ? 0 : width(stop) * part))
            return x - before
        }
        x = ((x / interval).rounded(.down) + 1) * interval
        return x - before
    }
}

extension NSTextTab {
    /// The part of some words that lies before the stop: up to what ends its column.
    func column(_ words: String) -> String {
        guard let ends = options[.columnTerminators] as? CharacterSet else { return words }
        return String(String.UnicodeScalarView(words.unicodeScalars.prefix { !ends.contains($0) }))
    }
}
