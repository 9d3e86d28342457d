// The constants that code puts into dictionaries of objects. They are texts and booleans in `FoundationOverlay`, as `CFString` is
// `String` there; Apple's are both, so that these stand beside those, for the types that want an object. A module that brought
// the others along would hide them: both come along with a third.
public import Foundation
private import FoundationOverlay

/// The classes of items, as objects.
@_disfavoredOverload
public nonisolated(unsafe) let kSecClassGenericPassword = object(FoundationOverlay.kSecClassGenericPassword)
@_disfavoredOverload
public nonisolated(unsafe) let kSecClassInternetPassword = object(FoundationOverlay.kSecClassInternetPassword)
@_disfavoredOverload
public nonisolated(unsafe) let kSecClassKey = object(FoundationOverlay.kSecClassKey)
@_disfavoredOverload
public nonisolated(unsafe) let kSecClassCertificate = object(FoundationOverlay.kSecClassCertificate)
@_disfavoredOverload
public nonisolated(unsafe) let kSecClassIdentity = object(FoundationOverlay.kSecClassIdentity)

/// The protocols of passwords, and the ways of proving oneself, as objects.
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrProtocolHTTP = object(FoundationOverlay.kSecAttrProtocolHTTP)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrProtocolHTTPS = object(FoundationOverlay.kSecAttrProtocolHTTPS)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrProtocolFTP = object(FoundationOverlay.kSecAttrProtocolFTP)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrProtocolSSH = object(FoundationOverlay.kSecAttrProtocolSSH)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault = object(
    FoundationOverlay.kSecAttrAuthenticationTypeDefault)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic = object(
    FoundationOverlay.kSecAttrAuthenticationTypeHTTPBasic)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest = object(
    FoundationOverlay.kSecAttrAuthenticationTypeHTTPDigest)

/// The moments at which an item may be read, as objects.
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked = object(FoundationOverlay.kSecAttrAccessibleWhenUnlocked)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock = object(
    FoundationOverlay.kSecAttrAccessibleAfterFirstUnlock)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrAccessibleAlways = object(FoundationOverlay.kSecAttrAccessibleAlways)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = object(
    FoundationOverlay.kSecAttrAccessibleWhenUnlockedThisDeviceOnly)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = object(
    FoundationOverlay.kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly = object(
    FoundationOverlay.kSecAttrAccessibleAlwaysThisDeviceOnly)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = object(
    FoundationOverlay.kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly)

/// The kinds of keys, and the place that keeps them, as objects.
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrKeyClassPublic = object(FoundationOverlay.kSecAttrKeyClassPublic)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrKeyClassPrivate = object(FoundationOverlay.kSecAttrKeyClassPrivate)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric = object(FoundationOverlay.kSecAttrKeyClassSymmetric)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrKeyTypeRSA = object(FoundationOverlay.kSecAttrKeyTypeRSA)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrKeyTypeEC = object(FoundationOverlay.kSecAttrKeyTypeEC)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom = object(
    FoundationOverlay.kSecAttrKeyTypeECSECPrimeRandom)
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrTokenIDSecureEnclave = object(FoundationOverlay.kSecAttrTokenIDSecureEnclave)

/// The answers to how many, which ones, and whether a screen may ask, as objects.
@_disfavoredOverload
public nonisolated(unsafe) let kSecAttrSynchronizableAny = object(FoundationOverlay.kSecAttrSynchronizableAny)
@_disfavoredOverload
public nonisolated(unsafe) let kSecMatchLimitOne = object(FoundationOverlay.kSecMatchLimitOne)
@_disfavoredOverload
public nonisolated(unsafe) let kSecMatchLimitAll = object(FoundationOverlay.kSecMatchLimitAll)
@_disfavoredOverload
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow = object(FoundationOverlay.kSecUseAuthenticationUIAllow)
@_disfavoredOverload
public nonisolated(unsafe) let kSecUseAuthenticationUIFail = object(FoundationOverlay.kSecUseAuthenticationUIFail)
@_disfavoredOverload
public nonisolated(unsafe) let kSecUseAuthenticationUISkip = object(FoundationOverlay.kSecUseAuthenticationUISkip)

/// The values of a boolean, as objects.
@_disfavoredOverload public let kCFBooleanTrue: NSNumber! = true
@_disfavoredOverload public let kCFBooleanFalse: NSNumber! = false

private func object(_ text: String) -> NSString { NSString(string: text) }
