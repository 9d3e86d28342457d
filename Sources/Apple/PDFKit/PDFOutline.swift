public import Foundation

/// A line of a table of contents, with the lines beneath it.
open class PDFOutline: NSObject {
    /// The words of the line.
    open var label: String?
    /// The place to which the line leads.
    open var destination: PDFDestination?
    open var action: PDFAction?
    /// True where the lines beneath are shown.
    open var isOpen = false
    /// The line above.
    open private(set) weak var parent: PDFOutline?
    private var children: [PDFOutline] = []

    public override init() {}

    /// The document whose contents these are: none was read.
    open var document: PDFDocument? { destination?.page?.document }
    open var numberOfChildren: Int { children.count }
    /// The place among the lines of the line above.
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
    /// Puts a line beneath this one, at an index that is brought into 0…`numberOfChildren`.
    open func insertChild(_ child: PDFOutline, at index: Int) {
        child.removeFromParent()
        children.insert(child, at: min(max(index, 0), children.count))
        child.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

/// A place on a page.
open class PDFDestination: NSObject {
    /// The page, and the point on it in points from its lower left corner.
    open private(set) weak var page: PDFPage?
    open private(set) var point: CGPoint
    /// The scale at which the place is shown.
    open var zoom: CGFloat = .greatestFiniteMagnitude

    /// Creates a place at a point, in points from the lower left corner of a page.
    public init(page: PDFPage, at point: CGPoint) {
        self.page = page
        self.point = point
    }

    /// Orders places of a document: by the page, then from the top down.
    open func compare(_ destination: PDFDestination) -> ComparisonResult {
        let here = page.flatMap { $0.document?.index(for: $0) } ?? NSNotFound
        let there = destination.page.flatMap { $0.document?.index(for: $0) } ?? NSNotFound
        if here != there { return here < there ? .orderedAscending : .orderedDescending }
        if point.y == destination.point.y { return .orderedSame }
        return point.y > destination.point.y ? .orderedAscending : .orderedDescending
    }
}
