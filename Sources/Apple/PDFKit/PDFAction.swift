public import Foundation

/// Something that a touch of a note or of a line does.
open class PDFAction: NSObject {
    /// The kind of the action.
    open var type: String { "" }
}

/// Leads to a place of the document.
open class PDFActionGoTo: PDFAction {
    /// The place.
    open var destination: PDFDestination
    open override var type: String { "GoTo" }

    /// Creates an action that leads to a place.
    public init(destination: PDFDestination) {
        self.destination = destination
    }
}

/// Opens an address.
open class PDFActionURL: PDFAction {
    /// The address.
    open var url: URL?
    open override var type: String { "URI" }

    /// Creates an action that opens an address.
    public init(url: URL) {
        self.url = url
    }
}

/// Does something that has a name, such as going to the next page.
open class PDFActionNamed: PDFAction {
    /// The name.
    open var name: PDFActionNamedName
    open override var type: String { "Named" }

    /// Creates an action with a name.
    public init(name: PDFActionNamedName) {
        self.name = name
    }
}

/// The names of deeds.
public enum PDFActionNamedName: Int, Sendable {
    case none, nextPage, previousPage, firstPage, lastPage, goBack, goForward, goToPage, find, print, zoomIn, zoomOut
}

/// Empties the fields of a form.
open class PDFActionResetForm: PDFAction {
    /// The names of the fields, and the choice whether they are emptied or kept.
    open var fields: [String]?
    open var fieldsIncludedAreCleared = true
    open override var type: String { "ResetForm" }

    public override init() {}
}

/// Leads to a place of another document.
open class PDFActionRemoteGoTo: PDFAction {
    /// The page, the point on it in points, and the document.
    open var pageIndex: Int
    open var point: CGPoint
    open var url: URL
    open override var type: String { "GoToR" }

    /// Creates an action that leads to a place.
    public init(pageIndex: Int, at point: CGPoint, fileURL url: URL) {
        (self.pageIndex, self.point, self.url) = (pageIndex, point, url)
    }
}
