public import Foundation

/// A failure that ends the program. Foundation's class: nothing catches it here.
open class NSException: NSObject, @unchecked Sendable {
    /// The name, the reason and other facts.
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    /// Creates a failure with a name.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    /// The places in the program from which it came: none.
    open var callStackReturnAddresses: [NSNumber] { [] }
    open var callStackSymbols: [String] { [] }

    /// Ends the program with the reason.
    open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }
}

/// The name of a failure.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let mallocException = NSExceptionName("NSMallocException")
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

private struct Handler: @unchecked Sendable {
    let call: ((NSException) -> Void)?
}

private let uncaught = ObjectBox(Handler(call: nil))

private final class ObjectBox<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: Value

    init(_ value: Value) {
        kept = value
    }

    var value: Value {
        get { lock.withLock { kept } }
        set { lock.withLock { kept = newValue } }
    }
}

/// Keeps what is called with failures that nothing catches, and gives it back: no failure reaches it here.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {
    uncaught.value = Handler(call: handler)
}
public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? { uncaught.value.call }
