public import Foundation

extension NSAttributedString {
    /// The kind of a text's file. UIKit's type.
    public struct DocumentType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// A key of the options of reading a text's file. UIKit's type.
    public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Reads a plain text.
    ///
    /// - Throws: `CocoaError.featureUnsupported` for other kinds of files.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        if let type = options[.documentType] as? DocumentType, type != .plain { throw CocoaError(.featureUnsupported) }
        self.init(string: String(decoding: data, as: UTF8.self))
    }

    /// Creates the text of Swift's type, without its attributes.
    public convenience init(_ attrStr: AttributedString) {
        self.init(string: String(attrStr.characters))
    }
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr)
    }
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(attrStr)
    }
}

extension AttributedString {
    /// Creates the text of Foundation's older class, with its fonts and colours.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            var part = AttributedString(nsStr.attributedSubstring(from: range).string)
            if let font = attributes[.font] as? UIFont { part.font = Font(font) }
            if let color = attributes[.foregroundColor] as? UIColor { part.foregroundColor = Color(uiColor: color) }
            if let color = attributes[.backgroundColor] as? UIColor { part.backgroundColor = Color(uiColor: color) }
            if let link = attributes[.link] as? URL { part.link = link }
            append(part)
        }
    }
}

extension NSMutableAttributedString {
    /// Takes attributes away that do not fit their letters: those of attachments elsewhere than at a letter that stands for one.
    public func fixAttributes(in range: NSRange) {
        enumerateAttribute(.attachment, in: range) { value, part, _ in
            guard value != nil else { return }
            let letters = Array(attributedSubstring(from: part).string.utf16)
            for (index, letter) in letters.enumerated() where letter != 0xFFFC {
                removeAttribute(.attachment, range: NSRange(location: part.location + index, length: 1))
            }
        }
    }
}
