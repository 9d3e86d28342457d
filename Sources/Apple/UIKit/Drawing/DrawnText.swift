import Foundation

/// A text of UIKit: measured and drawn by the same views, paragraph by paragraph where their styles ask for it.
package struct DrawnText {
    /// The rules for the whole text; what is nil stands in the text's own paragraphs.
    struct Rules {
        /// nil for as many lines as there are.
        var lineLimit: Int?
        var lineBreakMode: NSLineBreakMode?
        var alignment: NSTextAlignment?
        /// The least factor to which the text shrinks to fit.
        var minimumScale: CGFloat = 1
        var isRightToLeft = false
        /// The size that readers like; nil for that of the environment.
        var typeSize: DynamicTypeSize?
        /// Pixels a point: sizes are rounded up to whole pixels.
        var scale: CGFloat = 3
        /// The font and the colour of parts that say none, and the looks of links. UIKit draws without a font in Helvetica of 12
        /// points, for which the system's stands.
        var font = UIFont.systemFont(ofSize: 12)
        var color = Color.black
        var linkAttributes: [NSAttributedString.Key: Any] = [
            .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
    }

    /// The size of a text and its baselines, in points from the top.
    struct Measures {
        var size = CGSize.zero
        var firstBaseline: CGFloat = 0
        var lastBaseline: CGFloat = 0
    }

    let blocks: [TextBlock]
    private(set) var rules: Rules

    package init(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
        self.init(NSAttributedString(string: string, attributes: attributes), Rules())
    }

    package init(_ string: NSAttributedString) { self.init(string, Rules()) }

    init(_ string: NSAttributedString, _ rules: Rules) {
        blocks = TextBlock.blocks(of: string, rules)
        self.rules = rules
    }

    /// The text with its lines in the middle.
    var centered: DrawnText {
        var text = self
        text.rules.alignment = .center
        return text
    }

    /// The side to which lines are aligned, by the direction of reading.
    var alignment: TextAlignment {
        switch rules.alignment ?? blocks.first?.style.alignment ?? .natural {
        case .left: rules.isRightToLeft ? .trailing : .leading
        case .right: rules.isRightToLeft ? .leading : .trailing
        case .center: .center
        case .natural, .justified: .leading
        }
    }

    private var breakMode: NSLineBreakMode {
        rules.lineBreakMode ?? blocks.first?.style.lineBreakMode ?? .byWordWrapping
    }

    /// The text as a view, as large as its lines.
    var view: AnyView { lines(limit: rules.lineLimit) }

    /// The lines, which take as much room as they are offered, or less.
    ///
    /// - Parameter width: The room in which the lines are drawn, in points.
    private func lines(limit: Int?, filling isFilling: Bool = false, width: CGFloat? = nil) -> AnyView {
        var content: AnyView
        if blocks.count == 1 {
            content = blocks[0].view(rules, width: width)
        } else {
            content = AnyView(
                VStack(alignment: alignment.horizontal, spacing: 0) {
                    ForEach(0..<blocks.count, id: \.self) { index in
                        if isFilling {
                            blocks[index].view(rules, width: width).frame(
                                maxWidth: .infinity, alignment: Alignment(horizontal: side(index), vertical: .top))
                        } else {
                            blocks[index].view(rules)
                        }
                    }
                })
        }
        content = AnyView(content.lineLimit(limit).truncationMode(truncation))
        if rules.minimumScale < 1 { content = AnyView(content.minimumScaleFactor(rules.minimumScale)) }
        if let typeSize = rules.typeSize { content = AnyView(content.dynamicTypeSize(typeSize)) }
        return AnyView(content.environment(\.layoutDirection, rules.isRightToLeft ? .rightToLeft : .leftToRight))
    }

    private func side(_ index: Int) -> HorizontalAlignment {
        blocks[index].alignment(rules).horizontal
    }

    private var truncation: Text.TruncationMode {
        switch breakMode {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        default: .tail
        }
    }

    /// The text in a rectangle of a size in points, between whose upper and lower end it stands as said.
    func placed(in size: CGSize, _ vertical: VerticalAlignment = .center) -> AnyView {
        let place = Alignment(horizontal: alignment.horizontal, vertical: vertical)
        func framed(_ content: some View) -> AnyView {
            let direction: LayoutDirection = rules.isRightToLeft ? .rightToLeft : .leftToRight
            return AnyView(
                content.frame(width: size.width, height: size.height, alignment: place)
                    .environment(\.layoutDirection, direction))
        }
        guard let limit = rules.lineLimit, [.byWordWrapping, .byCharWrapping, .byClipping].contains(breakMode) else {
            // A line that is cut off by less than a point is drawn all the same.
            let room = size.height + 1
            return framed(
                lines(limit: rules.lineLimit, filling: true, width: size.width)
                    .frame(width: size.width, alignment: Alignment(horizontal: alignment.horizontal, vertical: .top))
                    .frame(maxHeight: room)
                    .fixedSize(horizontal: false, vertical: measures(width: size.width).size.height <= room))
        }
        // Lines that have no place are cut off without a sign.
        if limit == 1, breakMode == .byClipping { return AnyView(framed(lines(limit: 1).fixedSize()).clipped()) }
        let height = measures(width: size.width).size.height
        let all = lines(limit: nil, filling: true, width: size.width).frame(
            width: size.width, alignment: Alignment(horizontal: alignment.horizontal, vertical: .top))
        return framed(
            all.fixedSize(horizontal: false, vertical: true).frame(height: height, alignment: .top).clipped())
    }

    /// The size of the text and its baselines where it has so much room, in points; nil for as much as it likes.
    func measures(width: CGFloat? = nil, height: CGFloat? = nil) -> Measures {
        guard let session = MeasuringSession.current(scale: rules.scale) else { return Measures() }
        let recording = CanvasRecording(Scope(session: session).origin)
        let view = view(recording)
        let proposal = ProposedViewSize(width: width, height: height)
        let baselines = view.baselines(proposal)
        return Measures(
            size: view.size(proposal), firstBaseline: baselines.first, lastBaseline: baselines.last)
    }

    private func view(_ recording: CanvasRecording) -> RecordedView {
        let lines = lines(limit: rules.lineLimit)
        return recording.view(in: recording.environment) { AnyView._evaluate(lines, into: &$0) }
    }

    // MARK: Drawing by hand

    func draw(at point: CGPoint, on context: GraphicsContext) {
        context.draw(view(context.recording).items(at: point, proposal: .unspecified))
    }

    /// Draws the text into a rectangle, from its top on.
    func draw(in rect: CGRect, on context: GraphicsContext) {
        let recording = context.recording
        let placed = placed(in: rect.size, .top)
        let view = recording.view(in: recording.environment) { AnyView._evaluate(placed, into: &$0) }
        context.draw(view.items(at: rect.origin, proposal: ProposedViewSize(rect.size)))
    }

    func draw(at point: CGPoint) { DrawingBoard.current?.add { draw(at: point, on: $0) } }
    func draw(in rect: CGRect) { DrawingBoard.current?.add { draw(in: rect, on: $0) } }
}

extension TextAlignment {
    /// The side at which views stand that are aligned like the lines.
    var horizontal: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// The sessions in which views of UIKit are measured. They are kept for a while, as texts are measured again and again, and
/// shaped once.
enum MeasuringSession {
    private final class Kept {
        var sessions: [CGFloat: Session] = [:]
        var leadings: [Font: CGFloat] = [:]
        let end = Date(timeIntervalSinceNow: 1)
        var uses = 0
    }

    private static let thread = ThreadLocal<Kept>()

    /// - Parameter scale: Pixels a point, by which sizes of texts are rounded: three as on a telephone.
    /// - Returns: nil where the fonts are missing.
    static func current(scale: CGFloat = 3) -> Session? {
        if let kept = thread.value, kept.uses >= 2_048 || kept.end <= Date() { thread.value = nil }
        let kept = thread.value ?? Kept()
        thread.value = kept
        kept.uses += 1
        if let session = kept.sessions[scale] { return session }
        let session = RenderResources.drawingSession(scale: scale)
        kept.sessions[scale] = session
        return session
    }

    /// The leading that texts of a font are set with here and not in UIKit, in points: that of the system's fonts without a style.
    static func addedLeading(of font: Font) -> CGFloat {
        guard let session = current() else { return 0 }
        if let known = thread.value?.leadings[font] { return known }
        var environment = CanvasRecording(Scope(session: session).origin).environment
        let request = ResolvedFont(TextLook(font: font), in: environment).request
        environment.dynamicTypeSize = environment.dynamicTypeSize == .xxxLarge ? .large : .xxxLarge
        let isOfStyle = ResolvedFont(TextLook(font: font), in: environment).request.size != request.size
        let shaped = isOfStyle ? nil : try? session.context.shaper.shape(TextRequest(text: "x", font: request))
        let leading = shaped?.metrics.leading ?? 0
        thread.value?.leadings[font] = leading
        return leading
    }

    /// The size of a view of SwiftUI where it is offered so much room, in points.
    static func size(of view: some View, _ proposal: ProposedViewSize = .unspecified) -> CGSize {
        guard let session = current() else { return .zero }
        let (recording, content) = (CanvasRecording(Scope(session: session).origin), AnyView(view))
        return recording.view(in: recording.environment) { AnyView._evaluate(content, into: &$0) }.size(proposal)
    }
}
