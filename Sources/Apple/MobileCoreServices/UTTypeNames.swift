// `import MobileCoreServices` where Apple's framework is missing: the older names of types of content. It brings Foundation along.
@_exported public import CoreGraphics
import CoreTransferable
@_exported public import Foundation

/// Types of content.
public let kUTTypeItem: CFString = "public.item"
public let kUTTypeContent: CFString = "public.content"
public let kUTTypeData: CFString = "public.data"
public let kUTTypeText: CFString = "public.text"
public let kUTTypePlainText: CFString = "public.plain-text"
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public let kUTTypeRTF: CFString = "public.rtf"
public let kUTTypeHTML: CFString = "public.html"
public let kUTTypeXML: CFString = "public.xml"
public let kUTTypeJSON: CFString = "public.json"
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
public let kUTTypePropertyList: CFString = "com.apple.property-list"
public let kUTTypeSourceCode: CFString = "public.source-code"
public let kUTTypeURL: CFString = "public.url"
public let kUTTypeFileURL: CFString = "public.file-url"
public let kUTTypeFolder: CFString = "public.folder"
public let kUTTypeDirectory: CFString = "public.directory"
public let kUTTypeImage: CFString = "public.image"
public let kUTTypePNG: CFString = "public.png"
public let kUTTypeJPEG: CFString = "public.jpeg"
public let kUTTypeGIF: CFString = "com.compuserve.gif"
public let kUTTypeTIFF: CFString = "public.tiff"
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
public let kUTTypePDF: CFString = "com.adobe.pdf"
public let kUTTypeMovie: CFString = "public.movie"
public let kUTTypeVideo: CFString = "public.video"
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
public let kUTTypeAudio: CFString = "public.audio"
public let kUTTypeMP3: CFString = "public.mp3"
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
public let kUTTypeZipArchive: CFString = "public.zip-archive"
public let kUTTypeArchive: CFString = "public.archive"
public let kUTTypeVCard: CFString = "public.vcard"
public let kUTTypeContact: CFString = "public.contact"

/// The kinds of tags of a type.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A value as C gives it: whoever takes it takes care of it, which nobody must here.
public struct UnmanagedValue<Value> {
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Returns the value.
    public func takeRetainedValue() -> Value { value }
    public func takeUnretainedValue() -> Value { value }
}

/// The type of a tag; nil for one that is not known.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedValue<CFString>? {
    let type = inTagClass == kUTTagClassMIMEType ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
    return type.map { UnmanagedValue($0.identifier) }
}
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: NSString, _ inConformingToUTI: CFString?
) -> UnmanagedValue<CFString>? {
    UTTypeCreatePreferredIdentifierForTag(inTagClass, inTag as String, inConformingToUTI)
}

/// The tag of a type; nil where none is known.
public func UTTypeCopyPreferredTagWithClass(
    _ inUTI: CFString, _ inTagClass: CFString
) -> UnmanagedValue<CFString>? {
    let type = UTType(inUTI)
    let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
    return tag.map { UnmanagedValue($0) }
}

/// Indicates whether a type is one of another, or equal to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return inUTI == inConformsToUTI }
    return type.conforms(to: other)
}
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1 == inUTI2 }
