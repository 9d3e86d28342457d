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
    private var values: [PDFAnnotationKey: Any]

    /// Creates a note without a size.
    public override convenience init() { self.init(bounds: .zero, forType: .text, withProperties: nil) }
    /// Creates a note at a place of a page, in points from its lower left corner.
    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = annotationType.rawValue.replacingOccurrences(of: "/", with: "")
        values = [:]
        for (key, value) in properties ?? [:] {
            if let key = key.base as? PDFAnnotationKey { values[key] = value }
        }
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        bounds = .zero
        values = [:]
        super.init()
        return nil
    }
    open func encode(with coder: NSCoder) {}

    /// Draws the note, which subclasses do; by itself none is drawn.
    open func draw(with box: PDFDisplayBox, in context: CGContext) {}

    /// The values by which a file describes the note, as they were set.
    open var annotationKeyValues: [AnyHashable: Any] {
        Dictionary(uniqueKeysWithValues: values.map { (AnyHashable($0.key), $0.value) })
    }
    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key] }
    @discardableResult
    open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        values[key] = value
        return true
    }
    open func removeValue(forAnnotationKey key: PDFAnnotationKey) { values[key] = nil }
    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
}

/// The line about a note.
open class PDFBorder: NSObject {
    /// The width of the line, in points, and its dashes.
    open var lineWidth: CGFloat = 1
    open var style = PDFBorderStyle.solid
    open var dashPattern: [Any]?
}

/// The look of the line about a note.
public enum PDFBorderStyle: Int, Sendable {
    case solid, dashed, beveled, inset, underline
}

/// The kind of a note.
public struct PDFAnnotationSubtype: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    /// Creates a kind.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

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
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
    public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
    public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
    public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
}

/// The name of a value by which a file describes a note.
public struct PDFAnnotationKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let border = PDFAnnotationKey(rawValue: "/Border")
    public static let color = PDFAnnotationKey(rawValue: "/C")
    public static let contents = PDFAnnotationKey(rawValue: "/Contents")
    public static let date = PDFAnnotationKey(rawValue: "/M")
    public static let destination = PDFAnnotationKey(rawValue: "/Dest")
    public static let flags = PDFAnnotationKey(rawValue: "/F")
    public static let highlightingMode = PDFAnnotationKey(rawValue: "/H")
    public static let iconName = PDFAnnotationKey(rawValue: "/Name")
    public static let inklist = PDFAnnotationKey(rawValue: "/InkList")
    public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
    public static let name = PDFAnnotationKey(rawValue: "/NM")
    public static let page = PDFAnnotationKey(rawValue: "/P")
    public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
    public static let rect = PDFAnnotationKey(rawValue: "/Rect")
    public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
    public static let textLabel = PDFAnnotationKey(rawValue: "/T")
    public static let widgetFieldType = PDFAnnotationKey(rawValue: "/FT")
    public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
}
