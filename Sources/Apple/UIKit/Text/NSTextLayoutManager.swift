public import Foundation

/// Lays texts out by their ranges. UIKit's class; no view has one here, and no line is laid out.
open class NSTextLayoutManager: NSObject {
    /// True where lines are as far apart as the font asks.
    open var usesFontLeading = true
    open var limitsLayoutForSuspiciousContents = false
    open var usesHyphenation = false
    open weak var delegate: (any NSTextLayoutManagerDelegate)?
    open internal(set) weak var textContentManager: NSTextContentManager?
    open var textContainer: NSTextContainer?
    open var usageBoundsForTextContainer: CGRect { .zero }
    open func ensureLayout(for bounds: CGRect) {}
    open func invalidateRenderingAttributes() {}

    public override init() {
        super.init()
    }
}

/// The delegate of the laying out by ranges. UIKit's protocol.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {}

/// Keeps what is laid out by ranges. UIKit's class.
open class NSTextContentManager: NSObject {
    /// The layouts, which the manager keeps.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    open weak var primaryTextLayoutManager: NSTextLayoutManager?

    public override init() {
        super.init()
    }

    /// Adds or takes away a layout.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
    }
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        textLayoutManager.textContentManager = nil
    }

    /// Changes the text: the closure is called.
    open func performEditingTransaction(_ transaction: () -> Void) { transaction() }
}

/// Keeps a text with attributes that is laid out by ranges. UIKit's class.
open class NSTextContentStorage: NSTextContentManager {
    /// The text.
    open var attributedString: NSAttributedString?
    open var textStorage: NSTextStorage? {
        didSet { attributedString = textStorage }
    }
}
