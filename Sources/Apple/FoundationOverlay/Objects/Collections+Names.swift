public import Foundation

extension NSDictionary {
    /// Writes the values as a property list.
    /// - Throws: `CocoaError.propertyListWriteInvalid` for values that have no place in one, or the error of writing.
    public func write(to url: URL) throws {
        try PropertyListSerialization.data(fromPropertyList: self, format: .xml, options: 0).write(to: url)
    }
}

extension JSONSerialization.ReadingOptions {
    /// Reads JSON's newer form, of which the older is a part: here the older alone.
    public static let json5Allowed = JSONSerialization.ReadingOptions(rawValue: 1 << 3)
    public static let topLevelDictionaryAssumed = JSONSerialization.ReadingOptions(rawValue: 1 << 4)
}

extension Stream {
    /// Sets both to nil: no host is reached here.
    public class func getStreamsToHost(
        withName hostname: String, port: Int, inputStream: AutoreleasingUnsafeMutablePointer<InputStream?>?,
        outputStream: AutoreleasingUnsafeMutablePointer<OutputStream?>?
    ) {
        inputStream?.pointee = nil
        outputStream?.pointee = nil
    }
}

extension String {
    /// The text itself: variants for widths are not read here.
    public func variantFittingPresentationWidth(_ width: Int) -> String { self }
}

extension NSString {
    /// The text itself: variants for widths are not read here.
    public func variantFittingPresentationWidth(_ width: Int) -> String { self as String }
}

extension Locale {
    /// nil: letters of languages are not listed here.
    public var exemplarCharacterSet: CharacterSet? { nil }
}

extension RunLoop.Mode {
    /// The mode in which touches are followed.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")

    /// The mode of a loop that nothing tells otherwise, by its name of before Swift 4.2.
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
}

/// The modes of run loops, by the names that they had before Swift 4.2.
public typealias RunLoopMode = RunLoop.Mode

/// The key of the errors of which an error is made.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
