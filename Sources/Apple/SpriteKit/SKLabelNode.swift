/// A text of one or more lines.
open class SKLabelNode: SKNode {
    /// The text and its looks; sizes in points.
    open var text: String?
    open var attributedText: NSAttributedString?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var color: UIColor?
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    open var numberOfLines = 1
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The side of the text that lies at the node's place.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline

    /// Creates a text, or one in a font.
    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
    }

    /// Creates a text.
    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }
    public override init() {
        super.init()
    }
    public convenience init(attributedText: NSAttributedString?) {
        self.init(fontNamed: nil)
        self.attributedText = attributedText
    }

    public required init?(coder aDecoder: NSCoder) { return nil }

    private var textSize: CGSize {
        guard let text = text ?? attributedText?.string else { return .zero }
        let font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
        return NSAttributedString(string: text, attributes: [.font: font]).size()
    }

    override var contentFrame: CGRect {
        let size = textSize
        let x: CGFloat =
            switch horizontalAlignmentMode {
            case .center: -size.width / 2
            case .left: 0
            case .right: -size.width
            }
        // The baseline lies about a fifth of the height above the lower side.
        let y: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: -size.height / 5
            case .center: -size.height / 2
            case .top: -size.height
            case .bottom: 0
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}

/// The sides of a text.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
    case center, left, right
}

/// The upper and lower sides of a text.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
    case baseline, center, top, bottom
}
