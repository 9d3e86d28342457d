public import Foundation

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
        change(&environment)
        return recording.view(in: environment) { $0.appendText(pieces) }
    }

    /// Puts the paragraph's style into an environment.
    private func change(_ environment: inout EnvironmentValues) {
        environment.lineSpacing = paragraph.lineSpacing
        switch paragraph.alignment {
        case .center: environment.multilineTextAlignment = .center
        case .right: environment.multilineTextAlignment = .trailing
        default: break
        }
    }

    /// The text as a view.
    var view: some View {
        ScopeView { scope in scope.withEnvironment(change) { $0.appendText(pieces) } }
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

extension String {
    /// The rectangle that the text takes within a size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { DrawnText(self, attributes ?? [:]).bounds(in: size) }
}

extension NSString {
    /// The rectangle that the text takes within a size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { DrawnText(text, attributes ?? [:]).bounds(in: size) }
}

extension NSAttributedString {
    /// The rectangle that the text takes within a size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { DrawnText(self).bounds(in: size) }
}

extension DrawnText {
    fileprivate func bounds(in size: CGSize) -> CGRect {
        guard let session = RenderResources.drawingSession(scale: 2) else { return .zero }
        let width: CGFloat? = size.width > 0 && size.width < 100_000 ? size.width : nil
        return CGRect(origin: .zero, size: self.size(ProposedViewSize(width: width, height: nil), in: session))
    }
}

/// The measuring of drawn texts. UIKit's type: lines are measured always.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The scale at which a text was drawn. UIKit's class.
open class NSStringDrawingContext: NSObject {
    /// The least scale, the real one, and the bounds in points.
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
    open var totalBounds: CGRect { .zero }
}

extension String {
    /// Draws the text into a rectangle, from its top on.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { draw(in: rect, withAttributes: attributes) }
}

extension NSString {
    /// Draws the text into a rectangle, from its top on.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { draw(in: rect, withAttributes: attributes) }
}

extension NSAttributedString {
    /// Draws the text into a rectangle, from its top on.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect)
    }
}
