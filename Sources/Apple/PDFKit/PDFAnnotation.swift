public import Foundation
public import UIKit

/// A note on a page. It is kept and not drawn.
open class PDFAnnotation: NSObject, NSCoding {
    /// The kind of the note, without the slash of its name in a file.
    open var type: String?
    /// The place of the note on its page, in points from the lower left corner.
    open var bounds: CGRect
    open internal(set) weak var page: PDFPage?
    open var contents: String?
    open var userName: String?
    open var modificationDate: Date?
    open var color = UIColor.black
    open var interiorColor: UIColor?
    open var font: UIFont?
    open var fontColor: UIColor?
    open var backgroundColor: UIColor?
    open var alignment = NSTextAlignment.left
    open var border: PDFBorder?
    open var action: PDFAction?
    open var url: URL?
    open var destination: PDFDestination?
    open var widgetFieldType = PDFAnnotationWidgetSubtype(rawValue: "")
    open var widgetStringValue: String?
    open var fieldName: String?
    open var isReadOnly = false
    open var isHighlighted = false
    open var shouldDisplay = true
    open var shouldPrint = true
    /// The corners of the marked words, each in points.
    open var quadrilateralPoints: [NSValue]?
    /// The lines of a drawing by hand.
    open private(set) var paths: [UIBezierPath]?
    /// The values by which a file describes the note.
    var entries: [PDFAnnotationKey: Any]

    /// Creates a note without a size.
    public override convenience init() { self.init(bounds: .zero, forType: .text, withProperties: nil) }
    /// Creates a note at a place of a page, in points from its lower left corner.
    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = annotationType.rawValue.replacingOccurrences(of: "/", with: "")
        entries = [:]
        for (key, value) in properties ?? [:] {
            if let key = key.base as? PDFAnnotationKey { entries[key] = value }
        }
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        bounds = .zero
        entries = [:]
        super.init()
        return nil
    }
    open func encode(with coder: NSCoder) {}

    /// Draws the note, which subclasses do; by itself none is drawn.
    open func draw(with box: PDFDisplayBox, in context: CGContext) {}

    /// The values by which a file describes the note, as they were set.
    open var annotationKeyValues: [AnyHashable: Any] {
        Dictionary(uniqueKeysWithValues: entries.map { (AnyHashable($0.key), $0.value) })
    }
    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { entries[key] }
    @discardableResult
    open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        entries[key] = value
        return true
    }
    open func removeValue(forAnnotationKey key: PDFAnnotationKey) { entries[key] = nil }
    open weak var popup: PDFAnnotation?
    open var hasAppearanceStream: Bool { false }
    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
}

/// The kind of a note.
public struct PDFAnnotationSubtype: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// The kind of a field that is filled in.
public struct PDFAnnotationWidgetSubtype: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
    public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
    public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
    public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
}
