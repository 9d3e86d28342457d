public import Foundation

/// The languages and the country of the device.
public typealias CFLocale = Locale
public func CFLocaleCopyCurrent() -> CFLocale! { .current }
public func CFLocaleCopyPreferredLanguages() -> CFArray! { Locale.preferredLanguages }
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFString! { locale.identifier }
