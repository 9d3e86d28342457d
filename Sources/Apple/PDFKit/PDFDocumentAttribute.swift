/// A name of what is said of a document.
public struct PDFDocumentAttribute: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// A choice for the file that a document becomes.
public struct PDFDocumentWriteOption: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    /// Creates a choice.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextOwnerPassword")
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextUserPassword")
    public static let accessPermissionsOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextAccessPermissions")
    public static let burnInAnnotationsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentBurnInAnnotationsOption")
    public static let saveTextFromOCROption = PDFDocumentWriteOption(rawValue: "PDFDocumentSaveTextFromOCROption")
}
