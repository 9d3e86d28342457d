public import Foundation

/// A place in a line at which texts after a tab begin. UIKit's class.
open class NSTextTab: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let coreFoundationInfo = _CoreFoundationInfo()
    /// A key of an option.
    public struct OptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment at the place, and the place from the line's beginning, in points.
    open private(set) var alignment: NSTextAlignment
    open private(set) var location: CGFloat
    open private(set) var options: [OptionKey: Any]

    /// Creates a place.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
    }

    /// A place in an archive, without its options.
    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        location = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
        options = [:]
    }
    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(Double(location), forKey: "NSLocation")
    }

    /// The place itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The characters that end a column of numbers: the sign before a number's fraction.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }
}

extension NSAttributedString {
    /// An effect of texts. UIKit's type; it is not drawn.
    public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }

    /// A key of the facts of a text's file. UIKit's type.
    public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
        public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    }

    /// The bytes of a plain text's file.
    ///
    /// - Throws: `CocoaError.featureUnsupported` for other kinds of files.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        if let type = dict[.documentType] as? DocumentType, type != .plain { throw CocoaError(.featureUnsupported) }
        return Data(attributedSubstring(from: range).string.utf8)
    }

    /// Reads a plain text's file.
    ///
    /// - Throws: `CocoaError.featureUnsupported` for other kinds of files, and errors of reading.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws { try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict) }
}
