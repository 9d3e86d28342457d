public import Foundation

/// A picture or a view within a text. UIKit's class.
open class NSTextAttachment: NSObject, NSSecureCoding {
    private let coreFoundationInfo = _CoreFoundationInfo()
    /// The picture, and its place in points.
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
    open var fileWrapper: FileWrapper?
    open var lineLayoutPadding: CGFloat = 0
    open var allowsTextAttachmentView = true
    open var usesTextAttachmentView: Bool { false }

    /// The picture and its place in a line, in points.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds }
    open func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage? { image }
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position, characterIndex: 0)
    }

    /// Creates an attachment of a picture or of data.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }

    /// An attachment in an archive: its picture and its place, and its data with their type.
    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        image = coder.decodeObject(of: UIImage.self, forKey: "image")
        bounds = coder.decodeCGRect(forKey: "bounds")
        contents = coder.decodeObject(of: NSData.self, forKey: "contents") as Data?
        fileType = coder.decodeObject(of: NSString.self, forKey: "fileType") as String?
    }
    open func encode(with coder: NSCoder) {
        coder.encode(image, forKey: "image")
        coder.encode(bounds, forKey: "bounds")
        coder.encode(contents.map { $0 as NSData }, forKey: "contents")
        coder.encode(fileType.map { $0 as NSString }, forKey: "fileType")
    }

    /// The character that stands for an attachment, and the views for kinds of files. No view is made here.
    nonisolated public static let character = 0xFFFC
    open class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
    ) {}
    open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? { nil }
    open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? { nil }
}

extension NSAttributedString {
    /// A text of an attachment alone: the character that stands for one.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

/// The view of an attachment. UIKit's class; none is asked for here.
@MainActor @preconcurrency
open class NSTextAttachmentViewProvider: NSObject {
    /// The attachment, its place, and the view.
    open private(set) weak var textAttachment: NSTextAttachment?
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    open private(set) var location: any NSTextLocation
    open var view: UIView?
    open var tracksTextAttachmentViewBounds = false

    /// Creates the view's provider.
    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.textLayoutManager = textLayoutManager
        self.location = location
    }

    /// Makes the view, which subclasses do, and gives its place in points.
    open func loadView() {}
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect { textAttachment?.bounds ?? .zero }
}

extension NSAttributedString {
    /// Answers whether there is an attachment in a part of the text.
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value != nil else { return }
            found = true
            stop.pointee = true
        }
        return found
    }

    /// The file of a plain text.
    ///
    /// - Throws: `CocoaError.featureUnsupported` for other kinds of files.
    public func fileWrapper(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> FileWrapper { try FileWrapper(regularFileWithContents: data(from: range, documentAttributes: dict)) }
}
