public import Foundation

/// The time for which a font stays registered. Here that is always as long as the process lives.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
    case none
    case process
    case persistent
    case session
    public static var user: CTFontManagerScope { .persistent }
}

/// Declares the fonts of a file for all pictures that are begun from then on.
///
/// - Returns: false, and an error, for what is no font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    do {
        try ProgramFonts.shared.register([fontURL.path])
        return true
    } catch let reason {
        let known: [String: Any] = [NSLocalizedDescriptionKey: "\(reason)"]
        error?.pointee = .passRetained(
            NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103, userInfo: known))
        return false
    }
}

@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { CTFontManagerRegisterFontsForURL(fontURL as URL, scope, error) }

/// Declares the fonts of some files for all pictures that are begun from then on.
///
/// - Parameter registrationHandler: Called once with the errors of those that are no fonts.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    var errors: [CFError] = []
    for case let url as URL in fontURLs {
        var error: Unmanaged<CFError>?
        if !CTFontManagerRegisterFontsForURL(url, scope, &error), let error { errors.append(error.takeRetainedValue()) }
    }
    _ = registrationHandler?(errors, true)
}

/// Declares the fonts of some files for all pictures that are begun from then on.
///
/// - Returns: True if all of them are fonts; the errors of the others are left in `errors`.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
    var found: [Any] = []
    CTFontManagerRegisterFontURLs(fontURLs, scope, true) { failed, _ in
        found += failed
        return true
    }
    if !found.isEmpty { errors?.pointee = .passRetained(NSArray(array: found)) }
    return found.isEmpty
}

/// Declares a font that was read before.
///
/// - Returns: false, and an error, for what is no font.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    CTFontManagerRegisterFontsForURL(font.file, .process, error)
}
