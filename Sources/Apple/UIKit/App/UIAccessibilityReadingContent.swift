public import Foundation

/// A page of lines that is read aloud. UIKit's protocol; nothing reads here.
@MainActor @preconcurrency
public protocol UIAccessibilityReadingContent: NSObjectProtocol {
    /// The lines, their places in points, and the text of the page.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    func accessibilityPageContent() -> String?
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map(NSAttributedString.init(string:))
    }
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map(NSAttributedString.init(string:))
    }
}
