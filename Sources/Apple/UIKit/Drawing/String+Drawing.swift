public import Foundation

/// The style of a text's lines. UIKit's class, as far as drawing by hand uses it.
open class NSParagraphStyle {
    /// The alignment, the distance of lines in points, and the breaking of lines.
    open fileprivate(set) var alignment = NSTextAlignment.natural
    open fileprivate(set) var lineSpacing: CGFloat = 0
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

    public init() {}

    /// The style where none is set.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// The style of a text's lines, to be changed. UIKit's class, as far as drawing by hand uses it.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }

    /// Between lines, in points.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
}

/// A text that is drawn by hand.
package struct DrawnText {
    private let pieces: [TextPiece]
    private let paragraph: NSParagraphStyle

    package init(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
        pieces = [TextPiece(.string(string), DrawnText.look(attributes))]
        paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    }

    package init(_ string: NSAttributedString) {
        var pieces: [TextPiece] = []
        var paragraph: NSParagraphStyle?
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let part = string.attributedSubstring(from: range).string
            pieces.append(TextPiece(.string(part), DrawnText.look(attributes)))
            paragraph = paragraph ?? attributes[.paragraphStyle] as? NSParagraphStyle
        }
        self.pieces = pieces
        self.paragraph = paragraph ?? .default
    }

    /// UIKit's usual font for drawing is Helvetica of 12 points, for which the system's stands.
    private static func look(_ attributes: [NSAttributedString.Key: Any]) -> TextLook {
        var look = TextLook(font: Font(attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)))
        look.foreground = (attributes[.foregroundColor] as? UIColor)?.color ?? Color.black
        look.background = (attributes[.backgroundColor] as? UIColor)?.color
        look.kerning = attributes[.kern] as? CGFloat
        if let line = attributes[.underlineStyle] as? Int, line != 0 { look.underline = .on(TextLook.Line()) }
        if let line = attributes[.strikethroughStyle] as? Int, line != 0 { look.strikethrough = .on(TextLook.Line()) }
        return look
    }

    private func view(_ recording: CanvasRecording) -> RecordedView {
        var environment = recording.environment
        environment.lineSpacing = paragraph.lineSpacing
        switch paragraph.alignment {
        case .center: environment.multilineTextAlignment = .center
        case .right: environment.multilineTextAlignment = .trailing
        default: break
        }
        return recording.view(in: environment) { $0.appendText(pieces) }
    }

    /// The size for a proposal, in points, as a session draws it.
    package func size(_ proposal: ProposedViewSize, in session: Session) -> CGSize {
        view(CanvasRecording(Scope(session: session).origin)).size(proposal)
    }

    func draw(at point: CGPoint, on context: GraphicsContext) {
        context.draw(view(context.recording).items(at: point, proposal: .unspecified))
    }

    func draw(in rect: CGRect, on context: GraphicsContext) {
        let view = view(context.recording)
        let proposal = ProposedViewSize(rect.size)
        let free = rect.width - view.size(proposal).width
        let x: CGFloat =
            switch paragraph.alignment {
            case .center: free / 2
            case .right: free
            default: 0
            }
        context.draw(view.items(at: CGPoint(x: rect.minX + x, y: rect.minY), proposal: proposal))
    }

    func draw(at point: CGPoint) { DrawingBoard.current?.add { draw(at: point, on: $0) } }
    func draw(in rect: CGRect) { DrawingBoard.current?.add { draw(in: rect, on: $0) } }
}

extension String {
    /// Draws the text from a top left corner on.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        DrawnText(self, attributes ?? [:]).draw(at: point)
    }

    /// Draws the text into a rectangle, from its top on.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        DrawnText(self, attributes ?? [:]).draw(in: rect)
    }
}

extension NSString {
    private var text: String { substring(from: 0) }

    /// Draws the text from a top left corner on.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        text.draw(at: point, withAttributes: attributes)
    }

    /// Draws the text into a rectangle, from its top on.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        text.draw(in: rect, withAttributes: attributes)
    }
}

extension NSAttributedString {
    /// Draws the text from a top left corner on.
    public func draw(at point: CGPoint) { DrawnText(self).draw(at: point) }
    /// Draws the text into a rectangle, from its top on.
    public func draw(in rect: CGRect) { DrawnText(self).draw(in: rect) }
}
