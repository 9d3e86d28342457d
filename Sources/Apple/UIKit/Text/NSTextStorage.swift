public import Foundation

/// A text with attributes that is laid out, and that tells its delegate of changes. UIKit's class.
///
/// A subclass that keeps the text itself overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`; all other changes are made of these.
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

    /// Creates an empty text.
    public init() {
        super.init(string: "")
    }

    public override init(string str: String) {
        super.init(string: str)
    }

    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: str, attributes: attrs)
    }

    public override init(attributedString attrStr: NSAttributedString) {
        super.init(attributedString: attrStr)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The number of units of UTF-16.
    open override var length: Int { string.utf16.count }

    /// The delegate, which is told of each change.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The layout managers.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    /// The kind, the range and the growth of the change that is under way, in units of UTF-16.
    open private(set) var editedMask: EditActions = []
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    private var openEdits = 0

    /// Begins and ends a change of several parts, of which the delegate is told as of one.
    open override func beginEditing() { openEdits += 1 }
    open override func endEditing() {
        openEdits = max(openEdits - 1, 0)
        if openEdits == 0, !editedMask.isEmpty { finishEditing() }
    }

    /// Notes a change. The range is that of the text before it.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let range = NSRange(location: editedRange.location, length: editedRange.length + delta)
        if !isChangingItself { takeOver(range, replacing: editedRange) }
        isChangingItself = false
        if self.editedMask.isEmpty {
            self.editedRange = range
        } else {
            // The part that was changed earlier reaches as far further as the text grew.
            var earlier = self.editedRange
            if editedRange.location <= NSMaxRange(earlier) { earlier.length = max(earlier.length + delta, 0) }
            self.editedRange = NSUnionRange(earlier, range)
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if openEdits == 0 { finishEditing() }
    }

    /// Ends the change. All that is changed on the way belongs to it.
    private func finishEditing() {
        openEdits += 1
        processEditing()
        openEdits -= 1
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    }

    /// Tells the delegate of a change, before its attributes are brought in order and after.
    open func processEditing() {
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    }

    /// Brings attributes in order, which they are at once.
    open var fixesAttributesLazily: Bool { false }
    open func invalidateAttributes(in range: NSRange) {}
    open func ensureAttributesAreFixed(in range: NSRange) {}

    // The changes of which the others are made.

    open override func replaceCharacters(in range: NSRange, with str: String) {
        isChangingItself = true
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        isChangingItself = true
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// True until the change is noted, where the text that is changed is the object's own, and not one that a subclass keeps.
    private var isChangingItself = false

    /// Takes over a part of the text that a subclass keeps: Linux's functions on texts read the object's own.
    private func takeOver(_ range: NSRange, replacing old: NSRange) {
        guard NSMaxRange(old) <= super.length, NSMaxRange(range) <= length else { return }
        super.replaceCharacters(in: old, with: (string as NSString).substring(with: range))
        forEachPart(of: range) { attributes, part in super.setAttributes(attributes, range: part) }
    }

    // The others.

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        // A text that is put in its own place is read first.
        let new = NSAttributedString(attributedString: attrString)
        replaceCharacters(in: range, with: new.string)
        new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }
    open override func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        forEachPart(of: range) { attributes, part in
            var changed = attributes
            change(&changed)
            setAttributes(changed, range: part)
        }
        endEditing()
    }

    private func forEachPart(of range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        var place = range.location
        while place < NSMaxRange(range) {
            var part = NSRange(location: place, length: 0)
            let attributes = attributes(at: place, effectiveRange: &part)
            let end = max(min(NSMaxRange(part), NSMaxRange(range)), place + 1)
            body(attributes, NSRange(location: place, length: end - place))
            place = end
        }
    }
}
