public import Foundation

/// The reading of texts into objects, as calls of before Swift 5 are written, and the passing over numbers.
///
/// Linux's Foundation reads into texts that are values, and has a place for each number. These are behind it in each call that either
/// fits.
extension Scanner {
    /// Reads a text, what it is made of, or what comes before it.
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        pass(scanString(string), result)
    }
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        pass(scanCharacters(from: set), result)
    }
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        pass(scanUpToString(string), result)
    }
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        pass(scanUpToCharacters(from: set), result)
    }

    /// Reads a number, and passes over it where nothing is given.
    @_disfavoredOverload @discardableResult
    public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool { pass(scanInt(), result) }
    @_disfavoredOverload @discardableResult
    public func scanInt32(_ result: UnsafeMutablePointer<Int32>?) -> Bool { pass(scanInt32(), result) }
    @_disfavoredOverload @discardableResult
    public func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool { pass(scanInt64(), result) }
    @_disfavoredOverload @discardableResult
    public func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
        pass(scanUInt64(representation: .hexadecimal).map(UInt32.init(clamping:)), result)
    }
    @discardableResult
    public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
        pass(scanUInt64(representation: .hexadecimal), result)
    }
    @_disfavoredOverload @discardableResult
    public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool { pass(scanFloat(), result) }
    @_disfavoredOverload @discardableResult
    public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool { pass(scanDouble(), result) }
    @_disfavoredOverload @discardableResult
    public func scanDecimal(_ result: UnsafeMutablePointer<Decimal>?) -> Bool { pass(scanDecimal(), result) }

    private func pass<Value>(_ value: Value?, _ result: UnsafeMutablePointer<Value>?) -> Bool {
        guard let value else { return false }
        result?.pointee = value
        return true
    }

    private func pass(_ text: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text else { return false }
        result?.pointee = text as NSString
        return true
    }
}
