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

    public override init() {
        super.init()
    }

    /// Creates a region of a size, in points.
    public init(size: CGSize) {
        self.size = size
    }
}

/// Lays texts out. UIKit's class; nothing is laid out by it here.
open class NSLayoutManager: NSObject {
    /// The text and the regions.
    open var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var showsInvisibleCharacters = false
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
    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
    open func ensureLayout(for container: NSTextContainer) {}
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
}

/// A text with attributes that is laid out. UIKit's class.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of a change.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// The delegate, which is told of nothing here.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// Takes a layout away.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
    }
    /// The kind of the change that is under way: none.
    open var editedMask: EditActions { [] }
    /// The range of the change that is under way: none.
    open var editedRange: NSRange { NSRange(location: NSNotFound, length: 0) }
    /// The number of letters more than before: 0.
    open var changeInLength: Int { 0 }
    /// Notes a change, which needs no layout here.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
    /// Ends a change.
    open func processEditing() {}
    /// The layout managers.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
}

/// A picture or a view within a text. UIKit's class.
open class NSTextAttachment: NSObject {
    /// The picture, and its place in points.
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?

    /// Creates an attachment of a picture or of data.
    public init(image: UIImage) {
        self.image = image
    }
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    public override init() {
        super.init()
    }
}

extension NSAttributedString {
    /// A text of an attachment alone: the character that stands for one.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

/// The shadow of a drawn text. UIKit's class.
open class NSShadow: NSObject {
    /// The place, the blur and the colour; lengths are in points.
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}

/// Checks the spelling of words. UIKit's class: there are no dictionaries here, so that no word is known to be wrong.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    nonisolated(unsafe) private static var learned: Set<String> = []
    private var ignored: [Int: [String]] = [:]

    public override init() {
        super.init()
    }

    /// The languages that are known: none.
    open class var availableLanguages: [String] { [] }

    /// - Returns: `NSNotFound` as its place: no word is known to be wrong.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    /// nil: no other spelling is known.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(
        forPartialWordRange range: NSRange, in string: String, language: String
    ) -> [String]? { nil }

    /// The words that the program says are right.
    open class func learnWord(_ word: String) { learned.insert(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    open class func uniqueSpellDocumentTag() -> Int { 0 }
    open func ignoreWord(_ wordToIgnore: String) { ignored[0, default: []].append(wordToIgnore) }
    open var ignoredWords: [String]? { ignored[0] }
}

/// The delegate of a text's layout. UIKit's protocol.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

/// The delegate of a text that is laid out. UIKit's protocol.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// The calls around a change.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}

/// Lays texts out by their ranges. UIKit's class; no view has one here.
open class NSTextLayoutManager: NSObject {
    /// True where lines are as far apart as the font asks.
    open var usesFontLeading = true
}
