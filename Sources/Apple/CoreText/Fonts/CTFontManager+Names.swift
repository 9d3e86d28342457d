public import CoreGraphics
public import Foundation

/// The names of the families and faces that texts can be set in.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { ProgramFonts.shared.families.sorted() }
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    let faces: [String] = ProgramFonts.shared.families.sorted().flatMap {
        ProgramFonts.shared.faceNames(ofFamily: $0)
    }
    return faces
}

/// The descriptors of a file's fonts: that of its first face; nil for what is no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    CGDataProvider(url: fileURL).flatMap(CGFont.init).map { [CTFontDescriptor(of: $0)] }
}
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    CGDataProvider(data: data).flatMap(CGFont.init).map(CTFontDescriptor.init(of:))
}
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
    CTFontManagerCreateFontDescriptorFromData(data).map { [$0] } ?? []
}

/// Takes the registration of fonts back. A font stays as long as the process lives: no.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = .passRetained(inUse)
    return false
}
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { CTFontManagerUnregisterFontsForURL(font.file, .process, error) }
public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    _ = registrationHandler?(fontURLs.map { _ in inUse }, true)
}

private var inUse: CFError {
    NSError(domain: kCTFontManagerErrorDomain, code: CTFontManagerError.inUse.rawValue, userInfo: nil)
}

/// The domain of the errors.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The notice that fonts were registered. None is posted.
public let kCTFontManagerRegisteredFontsChangedNotification: CFString =
    "CTFontManagerFontChangedNotification"

/// The reason why fonts were not registered.
public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101
    case insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered, exceededResourceLimit
    case assetNotFound
    case notRegistered = 201
    case inUse = 202
    case systemRequired = 203
    case registrationFailed = 301
    case missingEntitlement, insufficientInfo, cancelledByUser, duplicatedName, invalidFilePath
    case unsupportedScope
}

extension CTFontDescriptor {
    fileprivate convenience init(of font: CGFont) {
        self.init([
            kCTFontNameAttribute: font.postScriptName ?? "", kCTFontDisplayNameAttribute: font.fullName ?? "",
            kCTFontURLAttribute: font.file,
        ])
    }
}
