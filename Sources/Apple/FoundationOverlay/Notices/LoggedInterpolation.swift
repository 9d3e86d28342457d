/// The privacy of a logged value. `os`'s type; nothing is kept of what is logged here.
public struct OSLogPrivacy: Sendable {
    /// The mask by which hidden values can be compared.
    public enum Mask: Sendable {
        case hash, none
    }

    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// Privacy with a mask by which hidden values can be compared.
    public static func `public`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The form of a logged number. `os`'s type.
public struct OSLogFloatFormatting: Sendable {
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var decimal: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var octal: OSLogFloatFormatting { OSLogFloatFormatting() }

    /// The forms of an amount of bytes and of speeds, of numbers of errors, and of Booleans.
    public static var byteCount: OSLogFloatFormatting { .fixed }
    public static var byteCountIEC: OSLogFloatFormatting { .fixed }
    public static var bitrate: OSLogFloatFormatting { .fixed }
    public static var bitrateIEC: OSLogFloatFormatting { .fixed }
    public static var byterate: OSLogFloatFormatting { .fixed }
    public static var byterateIEC: OSLogFloatFormatting { .fixed }
    public static var secondsSince1970: OSLogFloatFormatting { .fixed }
    public static var ipv4Address: OSLogFloatFormatting { .fixed }
    public static var darwinErrno: OSLogFloatFormatting { .fixed }
    public static var darwinSignal: OSLogFloatFormatting { .fixed }
    public static var darwinMode: OSLogFloatFormatting { .fixed }
    public static var truth: OSLogFloatFormatting { .fixed }
    public static var answer: OSLogFloatFormatting { .fixed }

    /// The form with a number of decimals or of digits.
    public static func fixed(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { .fixed }
    public static func hybrid(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { .fixed }
    public static func exponential(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { .fixed }
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogFloatFormatting {
        .fixed
    }
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogFloatFormatting { .fixed }
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogFloatFormatting { .fixed }
}

/// The width and alignment of a logged value. `os`'s type.
public struct OSLogStringAlignment: Sendable {
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    public static var left: OSLogStringAlignment { .none }
    public static var right: OSLogStringAlignment { .none }
    /// The alignment in a number of columns.
    public static func left(columns: Int) -> OSLogStringAlignment { .none }
    public static func right(columns: Int) -> OSLogStringAlignment { .none }
}

// Loggers take plain strings here: what `os` lets one write in the messages of loggers is taken by them.
extension DefaultStringInterpolation {
    /// A value in the message of a logger.
    public mutating func appendInterpolation<T>(
        _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy
    ) { appendInterpolation(value) }

    /// A value in the message of a logger.
    public mutating func appendInterpolation<T>(
        _ value: T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { appendInterpolation(value) }

    /// A value in the message of a logger.
    public mutating func appendInterpolation<T>(_ value: T, align: OSLogStringAlignment) { appendInterpolation(value) }
}
