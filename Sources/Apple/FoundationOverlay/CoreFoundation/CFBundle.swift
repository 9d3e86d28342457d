public import Foundation

/// A folder with code and what it needs.
public typealias CFBundle = Bundle

/// The bundle of the app, and one that is loaded by its identifier.
public func CFBundleGetMainBundle() -> CFBundle! { .main }
public func CFBundleGetBundleWithIdentifier(_ bundleID: CFString!) -> CFBundle! { Bundle(identifier: bundleID) }

/// The facts of a bundle.
public func CFBundleGetIdentifier(_ bundle: CFBundle!) -> CFString! { bundle.bundleIdentifier }
public func CFBundleGetInfoDictionary(_ bundle: CFBundle!) -> CFDictionary! { bundle.infoDictionary }
public func CFBundleGetLocalInfoDictionary(_ bundle: CFBundle!) -> CFDictionary! { bundle.localizedInfoDictionary }
public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: CFString!) -> CFTypeRef! {
    bundle.object(forInfoDictionaryKey: key).map { $0 as AnyObject }
}
public func CFBundleGetDevelopmentRegion(_ bundle: CFBundle!) -> CFString! { bundle.developmentLocalization }

/// The places of a bundle, of its program and of its files.
public func CFBundleCopyBundleURL(_ bundle: CFBundle!) -> CFURL! { bundle.bundleURL }
public func CFBundleCopyExecutableURL(_ bundle: CFBundle!) -> CFURL! { bundle.executableURL }
public func CFBundleCopyResourcesDirectoryURL(_ bundle: CFBundle!) -> CFURL! { bundle.resourceURL }
public func CFBundleCopyResourceURL(
    _ bundle: CFBundle!, _ resourceName: CFString!, _ resourceType: CFString!, _ subDirName: CFString!
) -> CFURL! {
    bundle.url(forResource: resourceName, withExtension: resourceType, subdirectory: subDirName)
}

/// A text of a bundle's tables, or the value where there is none.
public func CFBundleCopyLocalizedString(
    _ bundle: CFBundle!, _ key: CFString!, _ value: CFString!, _ tableName: CFString!
) -> CFString! { bundle.localizedString(forKey: key, value: value, table: tableName) }
