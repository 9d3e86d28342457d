public import Foundation

// CoreFoundation's names as calls are written with them: `url as CFURL`, `[…] as CFArray`, `Unmanaged<CFError>?`.

/// A list of values.
public typealias CFArray = [Any]
/// Bytes.
public typealias CFData = Data
/// An error.
public typealias CFError = NSError
/// A text.
public typealias CFString = String
/// A length of time, in seconds.
public typealias CFTimeInterval = Double
/// An address.
public typealias CFURL = URL
