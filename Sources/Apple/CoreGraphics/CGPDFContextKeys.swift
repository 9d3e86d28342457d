import Foundation

/// The facts of a document, as a context that writes one takes them.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
public let kCGPDFContextEncryptionKeyLength: CFString = "kCGPDFContextEncryptionKeyLength"
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
public let kCGPDFContextCropBox: CFString = "kCGPDFContextCropBox"
public let kCGPDFContextArtBox: CFString = "kCGPDFContextArtBox"
public let kCGPDFContextBleedBox: CFString = "kCGPDFContextBleedBox"
public let kCGPDFContextTrimBox: CFString = "kCGPDFContextTrimBox"
