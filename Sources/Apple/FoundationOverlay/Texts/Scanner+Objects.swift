public import Foundation

// Scanner's older reading, which sets what it has found. Linux's Foundation sets a String where Apple's sets an NSString.

extension Scanner {
    /// Reads a number, and passes over it where nothing is given.
    @discardableResult
    public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
        guard let value = scanUInt64(representation: .hexadecimal) else { return false }
        result?.pointee = value
        return true
    }

    /// Reads a text, or all up to one, into an object of the older kind.
    /// - Returns: False where there is none; the object is left as it was.
    @discardableResult @_disfavoredOverload
    public func scanString(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        Self.set(result, scanString(string))
    }
    @discardableResult @_disfavoredOverload
    public func scanUpTo(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        Self.set(result, scanUpToString(string))
    }

    /// Reads characters of a set, or all up to one of them.
    /// - Returns: False where there are none; the object is left as it was.
    @discardableResult @_disfavoredOverload
    public func scanCharacters(
        from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { Self.set(result, scanCharacters(from: set)) }
    @discardableResult @_disfavoredOverload
    public func scanUpToCharacters(
        from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { Self.set(result, scanUpToCharacters(from: set)) }

    private static func set(_ result: AutoreleasingUnsafeMutablePointer<NSString?>?, _ found: String?) -> Bool {
        guard let found else { return false }
        result?.pointee = found as NSString
        return true
    }
}
