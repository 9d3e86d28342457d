public import Foundation

/// The region in which the lines of a text lie. UIKit's class.
open class NSTextContainer: NSObject {
    /// The space at both ends of each line, and the size, in points.
    open var lineFragmentPadding: CGFloat = 5
    open var size = CGSize.zero
    /// 0 for as many as there are.
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = false
    open var heightTracksTextView = false

    public convenience override init() {
        self.init(size: .zero)
    }

    /// Creates a region of a size, in points.
    public init(size: CGSize) {
        self.size = size
    }

    /// The text of the region, and the part of a line that it offers: all between its sides, in points.
    open weak var layoutManager: NSLayoutManager?
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        guard size.width > 0, size.height > 0 else { return proposedRect }
        let line = proposedRect.intersection(CGRect(origin: .zero, size: size))
        return line.isNull ? .zero : line
    }

    /// Nothing is read from archives here.
    public required init(coder: NSCoder) {
        super.init()
    }
}

/// Lays texts out. UIKit's class: it measures the text in its regions, and knows no lines or letters.
open class NSLayoutManager: NSObject, NSCoding {
    /// The text, which holds the layout and not the other way round, and the regions.
    open weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    open var hyphenationFactor: Float = 0

    public override init() {
        super.init()
    }

    /// Nothing is read from archives here: the manager is as a new one.
    public required init?(coder: NSCoder) {
        super.init()
    }
    open func encode(with coder: NSCoder) {}

    /// The properties of a letter's form.
    public struct GlyphProperty: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let null = GlyphProperty(rawValue: 1)
        public static let controlCharacter = GlyphProperty(rawValue: 2)
        public static let elastic = GlyphProperty(rawValue: 4)
        public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
    }

    /// The use of a character that has no form.
    public struct ControlCharacterAction: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
        public static let whitespace = ControlCharacterAction(rawValue: 2)
        public static let horizontalTab = ControlCharacterAction(rawValue: 4)
        public static let lineBreak = ControlCharacterAction(rawValue: 8)
        public static let paragraphBreak = ControlCharacterAction(rawValue: 16)
        public static let containerBreak = ControlCharacterAction(rawValue: 32)
    }

    /// The forms of letters: each stands for the character of its number.
    open func setGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) {}
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph { 0 }
    open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        return 0
    }
    open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { [] }
    open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {}
    open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {}
    open func setExtraLineFragmentRect(
        _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
    ) {}
    open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {}
    open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { false }
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: numberOfGlyphs)
    }
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    open func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in context: CGContext
    ) {}
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {}
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {}
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    open var limitsLayoutForSuspiciousContents = false
    open var usesDefaultHyphenation = false
    open var extraLineFragmentRect: CGRect { .zero }
    open var extraLineFragmentUsedRect: CGRect { .zero }
    open var extraLineFragmentTextContainer: NSTextContainer? { nil }
    open var firstUnlaidCharacterIndex: Int { 0 }
    open var firstUnlaidGlyphIndex: Int { 0 }
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
    }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
    open func textContainerChangedGeometry(_ container: NSTextContainer) {}
    open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {}
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {}
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {}
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { charRange }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { glyphRange }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        .zero
    }
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { .zero }
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? { textContainers.first }
    /// There are no lines: the closure is not called.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {}
    open var allowsNonContiguousLayout = false
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }
    /// The rectangle of the text in a region, in points, with the space beside its lines.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let text = textStorage, text.length > 0 else { return .zero }
        return rect(of: text, in: container)
    }
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    /// The rectangle of a part of the text, in points: a part on one line is as wide as its letters, and a longer one as the region.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let text = textStorage, glyphRange.length > 0, NSMaxRange(glyphRange) <= text.length else { return .zero }
        func end(_ length: Int) -> CGRect {
            guard length > 0 else { return .zero }
            return rect(of: text.attributedSubstring(from: NSRange(location: 0, length: length)), in: container)
        }
        let (before, through) = (end(glyphRange.location), end(NSMaxRange(glyphRange)))
        let first = NSRange(location: glyphRange.location, length: 1)
        let line = rect(of: text.attributedSubstring(from: first), in: container).height
        let (top, padding) = (max(0, before.height - line), container.lineFragmentPadding)
        let isOnFirstLine = through.height <= line + 0.5
        if isOnFirstLine || through.height <= before.height + 0.5 {
            let width = DrawnText(text.attributedSubstring(from: glyphRange)).measures().size.width
            let x = isOnFirstLine ? max(before.maxX - padding, padding) : padding
            return CGRect(x: x, y: top, width: width, height: line)
        }
        return CGRect(x: 0, y: top, width: through.width, height: through.height - top)
    }

    private func rect(of text: NSAttributedString, in container: NSTextContainer) -> CGRect {
        var rules = DrawnText.Rules()
        rules.lineLimit = container.maximumNumberOfLines > 0 ? container.maximumNumberOfLines : nil
        rules.lineBreakMode = container.lineBreakMode
        let padding = 2 * container.lineFragmentPadding
        let isLimited = container.size.width > 0 && container.size.width < 100_000
        let size = DrawnText(text, rules).measures(
            width: isLimited ? max(1, container.size.width - padding) : nil
        ).size
        return CGRect(x: 0, y: 0, width: size.width + padding, height: size.height)
    }

    /// The calls for a layout, which is made when it is asked for, and the character at a point, in points: the first.
    open func ensureLayout(for container: NSTextContainer) {}
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
}
