// `import PDFKit` where Apple's framework is missing: documents are not read.
@_exported public import Foundation
@_exported public import UIKit

/// A document of pages that the program itself puts there. None is read from a file: those are nil.
open class PDFDocument: NSObject {
    public override init() {}
    /// - Returns: nil: documents are not read.
    public init?(url: URL) { nil }
    /// - Returns: nil: documents are not read.
    public init?(data: Data) { nil }

    /// Told of what is found and of locks that open: neither happens.
    open weak var delegate: (any PDFDocumentDelegate)?
    /// The place from which the document was read: none.
    open private(set) var documentURL: URL?
    /// The title, the author and what else is said of the document, as the program sets it.
    open var documentAttributes: [AnyHashable: Any]?
    /// The table of contents, as the program sets it.
    open var outlineRoot: PDFOutline?
    private var pages: [PDFPage] = []

    /// The number of pages.
    open var pageCount: Int { pages.count }
    /// The version of the format, of which none was read.
    open var majorVersion: Int { 1 }
    open var minorVersion: Int { 4 }
    /// The text of the document: none is read.
    open var string: String? { nil }

    /// The permissions: what is not read is not locked.
    open var isLocked: Bool { false }
    open var isEncrypted: Bool { false }
    open var allowsPrinting: Bool { true }
    open var allowsCopying: Bool { true }
    open var allowsDocumentChanges: Bool { true }
    open var allowsCommenting: Bool { true }
    open var accessPermissions: PDFAccessPermissions { PDFAccessPermissions(rawValue: 0xFF) }
    open var permissionsStatus: PDFDocumentPermissions { .owner }
    open func unlock(withPassword password: String) -> Bool { true }

    /// The class of the pages, and the drawing of Core Graphics: none was read.
    open var pageClass: AnyClass { delegate?.classForPage() ?? PDFPage.self }
    open var documentRef: CGPDFDocument? { nil }

    /// The line of the table of contents that leads to some words: nil, as no words are read.
    open func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }

    /// The page at an index; nil outside the document.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    /// The index of a page; `NSNotFound` where it is not of this document.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    /// Puts a page at an index, which is brought into 0…`pageCount`.
    open func insert(_ page: PDFPage, at index: Int) {
        pages.insert(page, at: min(max(index, 0), pages.count))
        page.document = self
    }
    open func removePage(at index: Int) {
        if pages.indices.contains(index) { pages.remove(at: index).document = nil }
    }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        if pages.indices.contains(indexA), pages.indices.contains(indexB) { pages.swapAt(indexA, indexB) }
    }

    /// - Returns: nil: documents are not written.
    open func dataRepresentation() -> Data? { nil }
    open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { nil }
    /// - Returns: false: documents are not written.
    open func write(to url: URL) -> Bool { false }
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool { false }
    open func write(toFile path: String) -> Bool { false }
    open func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool { false }

    /// Searches: there is no text to find.
    open var isFinding: Bool { false }
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
    open func findString(
        _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? { nil }
    /// Begins a search, which ends at once and finds nothing.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) { endFind() }
    open func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) { endFind() }
    open func cancelFindString() {}
    open var selectionForEntireDocument: PDFSelection? { nil }
    open func selection(
        from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint
    ) -> PDFSelection? { nil }
    open func selection(
        from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage,
        atCharacterIndex endCharacter: Int
    ) -> PDFSelection? { nil }

    private func endFind() {
        let ended = Notification(name: .PDFDocumentDidEndFind, object: self)
        delegate?.documentDidEndDocumentFind(ended)
        NotificationCenter.default.post(ended)
    }
}

/// Told of what happens to a document.
public protocol PDFDocumentDelegate: AnyObject {
    /// Called where a document is unlocked, and where a search begins, finds and ends.
    func documentDidUnlock(_ notification: Notification)
    func documentDidBeginDocumentFind(_ notification: Notification)
    func documentDidEndDocumentFind(_ notification: Notification)
    func documentDidFindMatch(_ notification: Notification)
    func didMatchString(_ instance: PDFSelection)
    /// The class of the pages that are read.
    func classForPage() -> AnyClass
    func `class`(forAnnotationType annotationType: String) -> AnyClass
}

/// The uses that a document allows.
public struct PDFAccessPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let allowsLowQualityPrinting = PDFAccessPermissions(rawValue: 1)
    public static let allowsHighQualityPrinting = PDFAccessPermissions(rawValue: 2)
    public static let allowsDocumentChanges = PDFAccessPermissions(rawValue: 4)
    public static let allowsDocumentAssembly = PDFAccessPermissions(rawValue: 8)
    public static let allowsContentCopying = PDFAccessPermissions(rawValue: 16)
    public static let allowsContentAccessibility = PDFAccessPermissions(rawValue: 32)
    public static let allowsCommenting = PDFAccessPermissions(rawValue: 64)
    public static let allowsFormFieldEntry = PDFAccessPermissions(rawValue: 128)
}

/// The one for whom a document is open.
public enum PDFDocumentPermissions: Int, Sendable {
    case none, user, owner
}

extension PDFDocumentDelegate {
    public func documentDidUnlock(_ notification: Notification) {}
    public func documentDidBeginDocumentFind(_ notification: Notification) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
    public func documentDidFindMatch(_ notification: Notification) {}
    public func didMatchString(_ instance: PDFSelection) {}
    public func classForPage() -> AnyClass { PDFPage.self }
    public func `class`(forAnnotationType annotationType: String) -> AnyClass { PDFAnnotation.self }
}

extension NSNotification.Name {
    public static let PDFDocumentDidUnlock = NSNotification.Name("PDFDocumentDidUnlock")
    public static let PDFDocumentDidBeginFind = NSNotification.Name("PDFDidBeginFind")
    public static let PDFDocumentDidEndFind = NSNotification.Name("PDFDidEndFind")
    public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDidFindMatch")
}
